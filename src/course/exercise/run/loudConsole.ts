const told = ['log', 'info', 'warn', 'error'] as const

/** The browser's console, for one who is also told what is written to it. */
export function loudConsole(onLog: (text: string) => void): Console {
  const own = Object.create(console) as Console
  for (const method of told)
    own[method] = (...values: unknown[]) => {
      console[method](...values)
      onLog(values.map(inWords).join(' '))
    }
  return own
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Error) return String(value)
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}
