import { prepareClock } from '#lab/clock/preparedClock.ts'
import { definePreviewAddon } from '#course/storybook.ts'

/** Prepares the clock before any story makes a query client, and restores real time after each story. */
export function addonClock() {
  const clock = prepareClock()
  return definePreviewAddon({
    beforeEach: () => () => clock.reset(),
  })
}
