import { useEffect, useRef, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { useDocs } from './docsContext.ts'
import { forgetDemoSlots, setDemoSlots } from '#course/world/demoSlots.ts'
import type { DemoSlots, LabState } from '#course/world/demoSlots.ts'
import { renderLive } from './liveStory.ts'
import type { LiveStory, PreparedStory } from './liveStory.ts'
import { listenToSteps } from './steps.ts'
import type { StepReport } from './steps.ts'
import { DRAWN_START } from './drawnStart.ts'
import { holdHeight } from './holdHeight.ts'
import { useComesNear } from './useComesNear.ts'
import type { Nearness } from './useComesNear.ts'

/** A story as a page imports it. */
export type StoryExport = object

/** How a demo stands: not there yet, coming, playing its own test, there, or broken. */
export type StageState = 'waiting' | 'starting' | 'playing' | 'ready' | { broken: string }

/** The place of one story on a docs page. */
export type Stage = ReturnType<typeof useStage>

/**
 * Puts a story on a stage when somebody comes near, and again whenever it is to start anew.
 *
 * @param of the story
 * @param starts when it starts by itself
 */
export function useStage(of: StoryExport, starts: Nearness = 'near', forStory: ForStory = {}) {
  const docs = useDocs()
  const { story } = docs.resolveOf(of as Parameters<typeof docs.resolveOf>[0], ['story'])
  return useStageOf(story, starts, forStory)
}

type OnStep = (report: StepReport) => void
type OnCanvas = (canvas: HTMLElement) => void

/** A run that is not played by the story's own test. */
export interface Driven {
  /** How long single answers take. */
  answers: DemoSlots['answers']
  /** Does what is to be done, once the story has rendered. */
  drive: (canvas: HTMLElement) => Promise<void>
}

/** What a stage hands on to its story. */
interface ForStory {
  /** In an exercise: the module that takes the place of the story's `answer`, asked for at each start. */
  answerOf?: () => object | undefined
  /** Told what it measures, if it is the run of a prediction. */
  onMeasured?: DemoSlots['onMeasured']
  labOf?: string
}

/** As `useStage`, for a story that is loaded already. */
export function useStageOf(
  story: PreparedStory,
  starts: Nearness = 'near',
  { answerOf, onMeasured, labOf }: ForStory = {},
) {
  const docs = useDocs()
  /** The region is there before the demo, with the height that is kept for it. The box in it has none until then. */
  const [region, box, requests, lab] = [useDiv(), useDiv(), useDiv(), useDiv()]
  const [labState] = useState(() => createStore<LabState>(() => ({ isOpen: false })))
  const [state, setState] = useState<StageState>('waiting')
  const live = useRef<LiveStory>(undefined)
  /** Starts follow one another: a story has gone before it comes again. */
  const starting = useRef<Promise<unknown>>(Promise.resolve())

  useComesNear(region, starts, () => {
    if (live.current === undefined) void start().catch(() => undefined)
  })

  useEffect(() => {
    // The story is another one when its file has changed, in development.
    if (live.current !== undefined) restart()
    return () => void live.current?.remove()
    // oxlint-disable-next-line react/exhaustive-deps -- `restart` is new in each render, and does the same
  }, [story])

  /**
   * Puts the story on the stage, in a new world.
   *
   * @param onStep given where the story is to play its test: told its steps
   * @param onCanvas given the element of the story, while it is still empty
   * @param driven given where something else uses the story
   * @throws what the story or its test threw
   */
  function start(onStep?: OnStep, onCanvas?: OnCanvas, driven?: Driven): Promise<void> {
    const started = starting.current.then(() => put(onStep, onCanvas, driven))
    starting.current = started.catch(() => undefined)
    return started
  }

  async function put(onStep?: OnStep, onCanvas?: OnCanvas, driven?: Driven): Promise<void> {
    const [stage, ...slots] = [box.current, requests.current, lab.current]
    if (stage === null || slots[0] === null || slots[1] === null) return
    // What is driven is not the reader's own doing, as little as a test's.
    setState(onStep || driven ? 'playing' : 'starting')
    const release = holdHeight(stage)
    await live.current?.remove()
    // The page may have been left meanwhile.
    if (box.current !== stage) return
    const canvas = document.createElement('div')
    const drawn = stage.querySelector(`:scope > [${DRAWN_START}]`)
    stage.replaceChildren(...(drawn ? [drawn] : []), canvas)
    const isCheck = onStep !== undefined
    setDemoSlots(canvas, {
      requests: slots[0],
      lab: slots[1],
      labState,
      labOf,
      isCheck: isCheck || driven !== undefined,
      answers: driven?.answers,
      answer: answerOf?.(),
      onMeasured,
    })
    onCanvas?.(canvas)
    const stopListening = onStep && listenToSteps(canvas, onStep)
    const onBroken = (error: unknown) => {
      if (isThere()) setState({ broken: String(error) })
    }
    live.current = renderLive(docs, story, canvas, {
      plays: isCheck,
      onBroken,
      onRemoved: () => forgetDemoSlots(canvas),
    })
    try {
      await live.current.ended
      await driven?.drive(canvas)
      if (isThere()) setState('ready')
    } catch (error) {
      if (isThere()) setState(onStep || driven ? 'ready' : { broken: String(error) })
      throw error
    } finally {
      drawn?.remove()
      stopListening?.()
      release()
    }
  }

  /** Whether the page is still there that the stage stands on. */
  function isThere(): boolean {
    return box.current !== null
  }

  /** Starts the story again, in a new world. */
  function restart(): void {
    void start().catch(() => undefined)
  }

  return { story, starts, state, region, box, requests, lab, labState, isThere, start, restart }
}

function useDiv() {
  return useRef<HTMLDivElement>(null)
}
