export interface Timers {
  /** Runs `action` once, after `ms`. */
  after: (ms: number, action: () => void) => void
  /** Cancels all pending timers. */
  stop: () => void
}

/** Makes a group of timers that can be cancelled together. */
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
