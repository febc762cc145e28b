import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_RENDER_PHASE_CHANGED,
  UNHANDLED_ERRORS_WHILE_PLAYING,
} from '#course/storybook.ts'
import type { Docs } from './docsContext.ts'
import { pendingRenders } from './pendingRenders.ts'

/** A story as Storybook has prepared it. */
export type PreparedStory = Parameters<Docs['renderStoryToElement']>[0]

/** A story that stands in an element of a docs page. */
export interface LiveStory {
  /** Fulfilled when it has rendered and, where it plays, has played; rejected with what went wrong. */
  readonly ended: Promise<void>
  /** Takes it away once it has ended: Storybook reloads the page when a story goes that is still playing. */
  remove(): Promise<void>
}

interface LiveStoryOptions {
  plays: boolean
  onBroken: (error: unknown) => void
  onRemoved?: () => void
}

interface PhaseChange {
  storyId: string
  renderId: number
  newPhase: string
}

/** The name of an error that nobody has caught while a story played. */
export const NOT_CAUGHT_NAME = 'NotCaught'
const lastPhases = new Set(['finished', 'aborted'])
/** The phase in which a story stands there, and Storybook waits 100 ms for animations to begin. A reader does not. */
const RENDERED = 'completing'
/** Phases in which a story must not go. */
const underWay = new Set([
  'loading',
  'beforeEach',
  'rendering',
  'playing',
  RENDERED,
  'completed',
  'afterEach',
])

/**
 * Renders a story in an element, and plays its test there if it is to. The block `Story` renders in the same way, but does not tell
 * how a play ended, and takes a story away while it plays. `story.run` shares one list of clean-ups among all runs, so two cannot run
 * at once.
 *
 * @param onBroken told what broke after a story had rendered
 * @param onRemoved told when it is gone, with its element
 */
export function renderLive(
  docs: Pick<Docs, 'renderStoryToElement' | 'channel'>,
  story: PreparedStory,
  element: HTMLElement,
  { plays, onBroken, onRemoved }: LiveStoryOptions,
): LiveStory {
  let failure: { error: unknown } | undefined
  let hasEnded = false
  const showException = (error: unknown) => {
    failure = { error }
    if (hasEnded) onBroken(error)
  }

  // These two come right after the phase `errored`, and do not say of which story they are.
  const onThrown = ({ name, message }: { name: string; message: string }) => {
    failure = { error: Object.assign(new Error(message), { name }) }
    stopListening()
  }
  const onNotCaught = ([first]: { message: string }[]) =>
    first && onThrown({ name: NOT_CAUGHT_NAME, message: first.message })
  const stopListening = () => {
    docs.channel.off(PLAY_FUNCTION_THREW_EXCEPTION, onThrown)
    docs.channel.off(UNHANDLED_ERRORS_WHILE_PLAYING, onNotCaught)
  }

  let renderId: number | undefined
  let phase: string | undefined
  const isOwn = (change: PhaseChange) => {
    // The first change is told before `renderStoryToElement` returns, so it is that of this render.
    renderId ??= change.renderId
    return change.storyId === story.id && change.renderId === renderId
  }
  const followPhase = (change: PhaseChange) => {
    if (isOwn(change)) phase = change.newPhase
  }
  const isUnderWay = () => phase !== undefined && underWay.has(phase)
  docs.channel.on(STORY_RENDER_PHASE_CHANGED, followPhase)

  let hasPlayed = !plays || story.playFunction === undefined
  const ended = new Promise<void>((resolve, reject) => {
    const onPhase = (change: PhaseChange) => {
      if (!isOwn(change)) return
      if (change.newPhase === 'played') hasPlayed = true
      if (change.newPhase === 'errored') {
        failure ??= { error: new Error('The demo broke.') }
        docs.channel.on(PLAY_FUNCTION_THREW_EXCEPTION, onThrown)
        docs.channel.on(UNHANDLED_ERRORS_WHILE_PLAYING, onNotCaught)
      }
      // A theme that changes renders a playing story again, and that ends before the play does.
      const isOver = hasPlayed || failure !== undefined || change.newPhase === 'aborted'
      const isLast = lastPhases.has(change.newPhase) || (!plays && change.newPhase === RENDERED)
      if (!isOver || !isLast) return
      docs.channel.off(STORY_RENDER_PHASE_CHANGED, onPhase)
      stopListening()
      hasEnded = true
      if (failure === undefined) resolve()
      else reject(failure.error)
    }
    docs.channel.on(STORY_RENDER_PHASE_CHANGED, onPhase)
  })

  const takeAway = docs.renderStoryToElement(
    story,
    element,
    {
      showMain: () => undefined,
      showError: ({ title, description }) => showException(new Error(`${title} ${description}`)),
      showException,
    },
    { autoplay: plays },
  )

  async function remove(): Promise<void> {
    await ended.catch(() => undefined)
    // A change of the toolbar renders a story again that has ended. Two of them tell their phases in turns, so that of one may say that all
    // has ended while the other still waits in React's queue, and would come into an element that is gone.
    let awaited: Promise<unknown> | undefined
    for (;;) {
      const renders = pendingRenders(element)
      if (isUnderWay()) await new Promise((resolve) => docs.channel.once(STORY_RENDER_PHASE_CHANGED, resolve))
      else if (renders === awaited) break
      else await (awaited = renders)
    }
    docs.channel.off(STORY_RENDER_PHASE_CHANGED, followPhase)
    await takeAway()
    // Storybook keeps the element of each story's last render. Within the page it would keep all of the page.
    element.remove()
    onRemoved?.()
  }

  let removed: Promise<void> | undefined
  return { ended, remove: () => (removed ??= remove()) }
}
