import { forgetDemoSlots, setDemoSlots } from '#course/world/demoSlots.ts'
import type { DemoSlots } from '#course/world/demoSlots.ts'
import type { Docs } from './docsContext.ts'
import { worldOn } from '#course/world/worldOn.ts'
import { DRAWN_START } from './drawnStart.ts'
import { renderLive } from './liveStory.ts'
import type { LiveStory, PreparedStory } from './liveStory.ts'
import { listenToSteps } from './steps.ts'
import type { StepReport } from './steps.ts'

/** A run that is not played by the story's own test. */
interface Driven {
  /** How long single answers take. */
  answers: DemoSlots['answers']
  /** Does what is to be done, once the story has rendered. */
  drive: (canvas: HTMLElement) => Promise<void>
}

/** How a story runs on its stage. */
export interface Run {
  /** Given where the story is to play its test: told its steps. */
  onStep?: (report: StepReport) => void
  /** Given the element of the story, while it is still empty. */
  onCanvas?: (canvas: HTMLElement) => void
  /** Given where something else uses the story. */
  driven?: Driven
}

/** Whether the story is used by its test, or by what drives it: neither is the reader's own doing. */
export function isCheckOrDriven({ onStep, driven }: Run): boolean {
  return onStep !== undefined || driven !== undefined
}

/**
 * Puts a story in the place of whatever stands on a stage. What was drawn there stays until the story has come.
 *
 * @param slots where the parts of the demo around the story stand
 * @param onBroken told what broke after the story had rendered
 */
export function putOnStage(
  docs: Docs,
  story: PreparedStory,
  stage: HTMLElement,
  slots: DemoSlots,
  { onStep, onCanvas, driven }: Run,
  onBroken: (error: unknown) => void,
): { live: LiveStory; ended: Promise<void> } {
  const canvas = document.createElement('div')
  const drawn = stage.querySelector(`:scope > [${DRAWN_START}]`)
  stage.replaceChildren(...(drawn ? [drawn] : []), canvas)
  // Tests and tasks look for the words of their story.
  canvas.translate = false
  setDemoSlots(canvas, slots)
  onCanvas?.(canvas)
  const stopListening = onStep && listenToSteps(canvas, onStep)
  const onRemoved = () => forgetDemoSlots(canvas)
  const live = renderLive(docs, story, canvas, { plays: onStep !== undefined, onBroken, onRemoved })
  return { live, ended: end() }

  async function end(): Promise<void> {
    try {
      await live.ended
      await driven?.drive(canvas)
    } finally {
      drawn?.remove()
      stopListening?.()
      // What a test held back that failed meanwhile, the reader would wait for.
      worldOn(canvas)?.network.openGates()
    }
  }
}
