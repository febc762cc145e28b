type Listener = (worldId: string, error: unknown) => void

/** What answers have thrown while they rendered, by world. */
const crashes = new Map<string, unknown>()
const listeners = new Set<Listener>()

/** Notes that the answer in a world threw while it rendered. */
export function crashed(worldId: string, error: unknown): void {
  crashes.set(worldId, error)
  for (const listener of listeners) listener(worldId, error)
}

/** Calls a listener with each crash from now on. Returns a function that removes it. */
export function followCrashes(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A promise that is rejected with what the answer in a world throws, or has thrown already; it is never fulfilled. */
export function untilCrash(worldId: string): { crash: Promise<never>; stop: () => void } {
  let stop: (() => void) | undefined
  const crash = new Promise<never>((_, reject) => {
    stop = followCrashes((id, error) => {
      if (id === worldId) reject(error)
    })
    if (crashes.has(worldId)) reject(crashes.get(worldId))
  })
  // Nobody may be waiting any more when it comes.
  crash.catch(() => undefined)
  return { crash, stop: () => stop?.() }
}
