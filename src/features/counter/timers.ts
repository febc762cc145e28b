export interface Timers {
  /** Runs `action` once, after so many ms. */
  after: (ms: number, action: () => void) => void
  /** Stops everything that has not run yet. */
  stop: () => void
}

/** Timers that belong together and can be stopped together. */
export function createTimers(): Timers {
  const running = new Set<ReturnType<typeof setTimeout>>()
  return {
    after(ms, action) {
      const timer = setTimeout(() => {
        running.delete(timer)
        action()
      }, ms)
      running.add(timer)
    },
    stop() {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    },
  }
}
