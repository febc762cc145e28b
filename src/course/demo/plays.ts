import type { StoryContext } from '@storybook/react-vite'
import { createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { definePreviewAddon, instrument } from '#course/storybook.ts'
import type { StepReport } from '#course/world/stageContext.ts'

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

/** What of its context says whether a play may go on. */
type PlayContext = Pick<StoryContext, 'abortSignal' | 'canvasElement' | 'ending'>
type UserEvent = StoryContext['userEvent']
type Instrumented<Method> = Method & { __originalFn__?: Method }

/** Why a play goes no further: nothing that it looks for will come any more. */
class PlayOver extends Error {
  override name = 'PlayOver'
  constructor() {
    super('This run is over: its page was left, or it has a verdict already.')
  }
}

/** @throws PlayOver if the play's page was left, or if `ending` has ended it */
export function assertGoesOn({ abortSignal, canvasElement, ending }: PlayContext): void {
  if (abortSignal.aborted || ending.signal.aborted || !canvasElement.isConnected) throw new PlayOver()
}

/**
 * A user who stops where the play is over, in the middle of a word, too. Keys go to whatever has the focus, which by then may be the
 * editor or the next demo.
 */
export function userUntilTheEnd(playing: PlayContext, userEvent: UserEvent): UserEvent {
  // The original one, because Storybook's record of a play would name its own `setup` wherever the user does something.
  const { __originalFn__: setup = userEvent.setup }: Instrumented<UserEvent['setup']> = userEvent.setup
  const user = setup({
    // Called between any two events that the user causes.
    advanceTimers: async (ms) => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      assertGoesOn(playing)
    },
  })
  return new Proxy(instrument({ userEvent: user }, { intercept: true }).userEvent, {
    get(...method) {
      assertGoesOn(playing)
      return Reflect.get(...method)
    },
  })
}

/** Keeps the native menu of a select closed while a play, a check or a grader chooses in it. */
export function addonClosedSelects() {
  return definePreviewAddon({
    beforeAll() {
      // The same function each time: all files of a test run share one page.
      document.addEventListener('mousedown', keepClosed, { capture: true })
    },
  })
}

/** Safari opens the menu for the press of a script, too, and its menu then chooses again what was chosen before. */
function keepClosed(event: MouseEvent): void {
  if (event.isTrusted || !(event.target instanceof HTMLSelectElement)) return
  event.preventDefault()
  event.target.focus()
}

/**
 * Lets a story's effects run before its play starts. Tests render within `act`, which waits for effects. The built
 * catalogue has no `act`, so a play could read the page before its effects have run.
 */
export function addonEffectsFirst() {
  return definePreviewAddon({
    mount: (context) => async () => {
      // A story that was taken away meanwhile must not come back.
      if (context.abortSignal.aborted) return context.canvas
      await context.renderToCanvas()
      await nextEffect()
      // What the first effects have set is rendered, too, and has effects of its own.
      await nextEffect()
      return context.canvas
    },
  })
}

/**
 * Resolves in an effect of a tree of its own. React runs the effects of an earlier tree first, however long they wait; a timer may
 * overtake them where the browser is busy.
 */
async function nextEffect(): Promise<void> {
  const root = createRoot(document.createElement('div'))
  await new Promise<void>((resolve) => root.render(createElement(Effect, { run: resolve })))
  root.unmount()
}

function Effect({ run }: { run: () => void }): null {
  useEffect(run, [run])
  return null
}
