import type { World } from '#mocks/world.ts'

/** Counts the requests under way, now and after each change of the log. Returns a function that stops, and says the highest count. */
export function mostUnderWay({ log }: World): () => number {
  let most = 0
  const look = () => {
    most = Math.max(most, log.entries().filter(({ outcome }) => outcome === 'pending').length)
  }
  const stop = log.subscribe(look)
  look()
  return () => {
    stop()
    return most
  }
}
