import type { StoryContext } from '@storybook/react-vite'
import { instrument } from '#course/storybook.ts'

/** What of its context says whether a play may go on. */
type Playing = Pick<StoryContext, 'abortSignal' | 'canvasElement' | 'ending'>
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
export function assertGoesOn({ abortSignal, canvasElement, ending }: Playing): void {
  if (abortSignal.aborted || ending.signal.aborted || !canvasElement.isConnected) throw new PlayOver()
}

/**
 * A user who stops where the play is over, in the middle of a word, too. Keys go to whatever has the focus, which by then may be the
 * editor or the next demo.
 */
export function userUntilTheEnd(playing: Playing, userEvent: UserEvent): UserEvent {
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
