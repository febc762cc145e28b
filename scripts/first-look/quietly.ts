/** Does what writes to the console on purpose, as demos of mistakes do, without a word. What it throws is thrown. */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { error, warn } = console
  console.error = console.warn = () => undefined
  try {
    return await work()
  } finally {
    Object.assign(console, { error, warn })
  }
}
