import { definePreviewAddon } from '#course/storybook.ts'
import type { StepReport } from '#course/world/stageContext.ts'
import { assertGoesOn, userUntilTheEnd } from './playEnds.ts'

/** Tells the stage of each play its steps. A play that is over goes no further. */
export function addonSteps() {
  return definePreviewAddon({
    beforeEach(context) {
      context.ending = new AbortController()
      // Storybook leaves it empty where the browser has no clipboard, and a demo need not be played.
      if ('setup' in context.userEvent) context.userEvent = userUntilTheEnd(context, context.userEvent)
    },
    async runStep(sentence, play, context) {
      const from = Date.now()
      const report = (state: StepReport['state']) =>
        context.stage?.onStep?.({ sentence, state, from, at: Date.now() })
      assertGoesOn(context)
      report('running')
      try {
        await play(context)
        report('passed')
      } catch (error) {
        report('failed')
        assertGoesOn(context)
        throw error
      }
    },
  })
}
