import { prepareClock } from '#lab/clock/preparedClock.ts'
import { definePreviewAddon } from './csf.ts'

/** Prepares the frame's clock before any story makes a cache, and gives real time back after each story. */
export function addonClock() {
  const clock = prepareClock()
  return definePreviewAddon({
    beforeEach: () => () => clock.reset(),
  })
}
