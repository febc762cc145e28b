import { waitFor } from 'storybook/test'
import { prepareClock } from '#lab/clock/preparedClock.ts'

const SPEED = 60

/**
 * Lets exactly this much time of the page pass, without a pause in which more of it could: nothing else runs meanwhile. Then the timers
 * ring that are due.
 *
 * @param ms of the page; a sixtieth of it in real time
 */
export async function passExactly(ms: number): Promise<void> {
  const end = Date.now() + ms
  const clock = prepareClock()
  clock.setSpeed(SPEED)
  let now = Date.now()
  while (now < end) now = Date.now()
  clock.setSpeed(1)
  await new Promise((rung) => {
    setTimeout(rung)
  })
}

/**
 * Lets at least this much time of the page pass.
 *
 * @param ms of the page; a sixtieth of it in real time
 */
export async function passAtLeast(ms: number): Promise<void> {
  const end = Date.now() + ms
  const clock = prepareClock()
  clock.setSpeed(SPEED)
  await waitFor(() => Date.now() >= end || Promise.reject(new Error('not yet')), { timeout: ms })
  clock.setSpeed(1)
}
