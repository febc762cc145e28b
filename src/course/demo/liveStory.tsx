import { Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { HooksContext } from 'storybook/preview-api'
import { GLOBALS_UPDATED } from '#course/storybook.ts'
import type { StageContext } from '#course/world/stageContext.ts'
import type { Docs } from './docsContext.ts'

/** A story as Storybook has prepared it. */
export type PreparedStory = Parameters<Docs['getStoryContext']>[0]
type Context = Parameters<PreparedStory['applyBeforeEach']>[0]
type Globals = Context['globals']

/** A story that stands in an element of a docs page. */
export interface LiveStory {
  /** Fulfilled when it has rendered and, where it plays, has played; rejected with what went wrong. */
  readonly ended: Promise<void>
  /** Takes it away once it has ended. */
  remove(): Promise<void>
}

/** Where a story is to stand, and how. */
interface StoryPlacement {
  canvas: HTMLElement
  stage: StageContext
  /** Shows something in the canvas, in the page's own tree. */
  show: (content: ReactNode) => void
  plays: boolean
  /** Told what broke after the story had rendered. */
  onBroken: (error: unknown) => void
}

/** The name of an error that nobody has caught while a story played. */
export const NOT_CAUGHT_NAME = 'NotCaught'

/**
 * Renders a story in the tree of its page, and plays its test there if it is to: what Storybook does for a story that stands alone, of what it
 * has prepared. Its own way to show a story on a page keeps that in a tree of its own, and tells how a play ended to everybody at once
 * (decision 48).
 */
export function renderLive(docs: Docs, story: PreparedStory, place: StoryPlacement): LiveStory {
  const { canvas, stage, show, plays, onBroken } = place
  const leaving = new AbortController()
  const hooks = new HooksContext()
  const context = {
    ...docs.getStoryContext(story),
    hooks,
    stage,
    abortSignal: leaving.signal,
    canvasElement: canvas,
    step: (label: string, play: Parameters<Context['step']>[1]) => story.runStep(label, play, context),
    renderToCanvas,
  } as unknown as Context
  context.context = context
  let cleanUps: readonly (() => unknown)[] = []
  let failure: { error: unknown } | undefined
  let hasEnded = false

  function onThrown(error: unknown): void {
    failure ??= { error }
    if (hasEnded) onBroken(error)
  }

  function renderToCanvas(): Promise<void> {
    return new Promise((resolve) => {
      show(
        <ErrorBoundary fallback={null} onError={(error) => (onThrown(error), resolve())}>
          <Suspense>
            <Rendered {...{ docs, story, context }} onThere={resolve} />
          </Suspense>
        </ErrorBoundary>,
      )
    })
  }

  async function render(): Promise<void> {
    context.loaded = await story.applyLoaders(context)
    cleanUps = await story.applyBeforeEach(context)
    await story.mount(context)()
    if (plays && failure === undefined) await withoutLoss(() => story.playFunction?.(context))
    if (failure !== undefined) throw failure.error
  }

  const ended = render().finally(() => (hasEnded = true))

  async function remove(): Promise<void> {
    await ended.catch(() => undefined)
    leaving.abort()
    show(undefined)
    hooks.clean()
    for (const cleanUp of cleanUps.toReversed()) await cleanUp()
    canvas.remove()
  }

  let removed: Promise<void> | undefined
  return { ended, remove: () => (removed ??= remove()) }
}

interface RenderedProps {
  docs: Docs
  story: PreparedStory
  context: Context
  /** Called after the first effects. */
  onThere: () => void
}

/** A story with its decorators. What is turned in the toolbar reaches it as it does a story that stands alone. */
function Rendered({ docs, story, context, onThere }: RenderedProps) {
  const [globals, setGlobals] = useState(context.globals)
  useEffect(() => {
    const follow = (change: { globals: Globals }) => setGlobals(change.globals)
    docs.channel.on(GLOBALS_UPDATED, follow)
    return () => docs.channel.off(GLOBALS_UPDATED, follow)
  }, [docs])
  useEffect(onThere, [onThere])
  return story.unboundStoryFn({ ...context, globals }) as ReactNode
}

/** Plays, and throws what nobody has caught meanwhile. */
async function withoutLoss(play: () => Promise<void> | void): Promise<void> {
  const lost: unknown[] = []
  const onError = ({ error }: ErrorEvent) => void lost.push(error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => void lost.push(reason)
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  try {
    await play()
  } finally {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
  const [first] = lost.filter(Boolean)
  if (first === undefined) return
  const message = first instanceof Error ? first.message : String(first)
  throw Object.assign(new Error(message), { name: NOT_CAUGHT_NAME })
}
