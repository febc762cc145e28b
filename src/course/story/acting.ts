import { waitFor } from 'storybook/test'
import type { LoggedRequest } from '#api/requestLog.ts'
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

/** Lets time pass, where to do nothing is what is to be done; React works meanwhile as it does in a browser. */
export async function idle(ms: number): Promise<void> {
  const end = Date.now() + ms
  await waitFor(
    () => {
      if (Date.now() < end) throw new Error('Not yet.')
    },
    { timeout: ms + 1000 },
  )
}

/** Waits until the log of a world has a certain request, or until nothing is under way that could lead to it. */
export function logShows(world: World, isIt: (request: LoggedRequest) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = world.log.subscribe(look)
    look()
    void settled(world).then(end)

    function look(): void {
      if (world.log.entries().some(isIt)) end()
    }

    function end(): void {
      stop()
      resolve()
    }
  })
}
