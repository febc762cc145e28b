import { prepareClock } from '#lab/clock/preparedClock.ts'

/** Lets the page's time run faster while something is waited for, so that no test waits for a whole ladder. The network keeps real time. */
export async function fastForward<Result>(wait: () => Promise<Result>, speed: 10 | 60 = 10): Promise<Result> {
  const clock = prepareClock()
  clock.setSpeed(speed)
  try {
    return await wait()
  } finally {
    clock.setSpeed(1)
  }
}
