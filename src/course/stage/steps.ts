import { definePreviewAddon } from '#course/addon.ts'

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

/** Why a play ends whose page was left: nothing that it looks for will come any more. */
class PageLeft extends Error {
  override name = 'PageLeft'
  constructor() {
    super('The page was left while its check was running.')
  }
}

/** Passes the steps of each play to the listener of its canvas. A play whose page was left goes no further. */
export function addonSteps() {
  return definePreviewAddon({
    async runStep(sentence, play, context) {
      const from = Date.now()
      const report = (state: StepReport['state']) =>
        listeners.get(context.canvasElement)?.({ sentence, state, from, at: Date.now() })
      if (!context.canvasElement.isConnected) throw new PageLeft()
      report('running')
      try {
        await play(context)
        report('passed')
      } catch (error) {
        report('failed')
        throw context.canvasElement.isConnected ? error : new PageLeft()
      }
    },
  })
}
