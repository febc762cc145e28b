import type { World } from '#mocks/world.ts'

// What the runs of predictions share. They wait for nothing certain to appear: a learner may have turned the network.

/**
 * Waits until no request of a world has been under way for a while, however each has ended.
 *
 * @param quietMs the while, in ms; longer than what is waited for between two requests, such as a retry
 */
export function settled({ log }: World, quietMs = 300): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = log.subscribe(look)
    look()

    function look(): void {
      clearTimeout(timer)
      if (log.entries().every(({ outcome }) => outcome !== 'pending')) timer = setTimeout(end, quietMs)
    }

    function end(): void {
      stop()
      resolve()
    }
  })
}

/** Lets time pass, where to do nothing is what is to be done. */
export function idle(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
