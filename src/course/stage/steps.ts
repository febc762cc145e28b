import { definePreviewAddon } from '#course/storybook.ts'
import { assertGoesOn, userUntilTheEnd } from './playEnds.ts'

/** One `step` of a play. */
export interface StepReport {
  sentence: string
  state: 'running' | 'passed' | 'failed'
  /** When it began, and when it came to this state, in ms since the epoch. */
  from: number
  at: number
}

type Listener = (report: StepReport) => void

const listeners = new WeakMap<Element, Listener>()

/** Calls a listener with the steps of the story that plays in an element. Returns a function that removes it. */
export function listenToSteps(canvas: Element, listener: Listener): () => void {
  listeners.set(canvas, listener)
  return () => void listeners.delete(canvas)
}

/** Passes the steps of each play to the listener of its canvas. A play that is over goes no further. */
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
        listeners.get(context.canvasElement)?.({ sentence, state, from, at: Date.now() })
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
