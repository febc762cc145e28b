import type { ReactNode } from 'react'
import type { StageContext } from '#course/world/stageContext.ts'
import { worldOn } from '#course/world/worldContext.ts'
import type { Docs } from './docsContext.ts'
import { DRAWN_START } from './docsContext.ts'
import { renderLive } from './liveStory.tsx'
import type { LiveStory, PreparedStory } from './liveStory.tsx'

/** A run that is not played by the story's own test. */
interface Driven {
  /** How long single answers take. */
  answers: StageContext['answers']
  /** Does what is to be done, once the story has rendered. */
  drive: (canvas: HTMLElement) => Promise<void>
}

/** How a story runs on its stage. */
export interface StageRun {
  /** Given where the story is to play its test: told its steps. */
  onStep?: StageContext['onStep']
  /** Given the element of the story, while it is still empty. */
  onCanvas?: (canvas: HTMLElement) => void
  /** Given where something else uses the story. */
  driven?: Driven
}

/** What stands in the canvas of a stage. */
export interface OnCanvas {
  canvas: HTMLElement
  content: ReactNode
}

/** Whether the story is used by its test, or by what drives it: neither is the reader's own doing. */
export function isCheckOrDriven({ onStep, driven }: StageRun): boolean {
  return onStep !== undefined || driven !== undefined
}

/**
 * Puts a story in the place of whatever stands on a stage. What was drawn there stays until the story has come.
 *
 * @param context what the story is told of its stage
 * @param show shows something in a canvas
 * @param onBroken told what broke after the story had rendered
 */
export function putOnStage(
  docs: Docs,
  story: PreparedStory,
  stage: HTMLElement,
  context: StageContext,
  { onCanvas, driven }: StageRun,
  show: (shown: OnCanvas) => void,
  onBroken: (error: unknown) => void,
): { live: LiveStory; ended: Promise<void> } {
  const canvas = document.createElement('div')
  const drawn = stage.querySelector(`:scope > [${DRAWN_START}]`)
  stage.replaceChildren(...(drawn ? [drawn] : []), canvas)
  // Tests and tasks look for the words of their story.
  canvas.translate = false
  onCanvas?.(canvas)
  const live = renderLive(docs, story, {
    canvas,
    stage: context,
    show: (content) => show({ canvas, content }),
    plays: context.onStep !== undefined,
    onBroken,
  })
  return { live, ended: end() }

  async function end(): Promise<void> {
    try {
      await live.ended
      await driven?.drive(canvas)
    } finally {
      drawn?.remove()
      // What a test held back that failed meanwhile, the reader would wait for.
      worldOn(canvas)?.network.openGates()
    }
  }
}

/**
 * Keeps the height that a stage has, so that the page below does not jump while its story starts again. Returns how to let go, which
 * happens once the story's first answers are there.
 */
export function holdHeight(stage: HTMLElement): () => void {
  const height = `${stage.offsetHeight}px`
  stage.style.minHeight = height
  return () => {
    const letGo = () => {
      // Another start may hold it by now.
      if (stage.style.minHeight === height) stage.style.minHeight = ''
    }
    const log = worldOn(stage)?.log
    const isIdle = () => log?.entries().every(({ outcome }) => outcome !== 'pending') ?? true
    // Two frames: what has been answered is rendered in the first.
    const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(letGo))
    if (isIdle() || log === undefined) return void afterFrames()
    const stop = log.subscribe(() => {
      if (!isIdle()) return
      stop()
      afterFrames()
    })
  }
}
