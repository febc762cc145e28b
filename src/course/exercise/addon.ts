import { definePreviewAddon } from '#course/addon.ts'
import { demoFrameOf } from '#course/world/demoSlots.ts'

/** Gives a story of an exercise on a docs page the answer that is to be seen there, in place of its own. */
export function addonAnswers() {
  return definePreviewAddon({
    // The context is that of the render and of the play.
    beforeEach(context) {
      const answer = demoFrameOf(context.canvasElement)?.answer
      if (answer !== undefined) context.args = { ...context.args, answer }
    },
  })
}
