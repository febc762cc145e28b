import { useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import { useDocs } from './docsContext.ts'
import type { LabState, StageContext } from '#course/world/stageContext.ts'
import type { LiveStory, PreparedStory } from './liveStory.tsx'
import { holdHeight, isCheckOrDriven, putOnStage } from './putOnStage.ts'
import type { OnCanvas, StageRun } from './putOnStage.ts'
import { useComesNear } from './useComesNear.ts'
import type { Nearness } from './useComesNear.ts'

/** A story as a page imports it. */
export type StoryExport = object

/** How a demo stands: not there yet, coming, playing its own test, there, or broken. */
export type StageState = 'waiting' | 'starting' | 'playing' | 'ready' | { broken: string }

/** The place of one story on a docs page. */
export type Stage = ReturnType<typeof useStage>

/**
 * Puts a story on a stage when a reader comes near, and again whenever it is to start again.
 *
 * @param of the story
 * @param starts when it starts by itself
 */
export function useStage(of: StoryExport, starts: Nearness = 'near', forStory: ForStory = {}) {
  const docs = useDocs()
  const { story } = docs.resolveOf(of as Parameters<typeof docs.resolveOf>[0], ['story'])
  return useStageOf(story, starts, forStory)
}

/** What a stage hands on to its story. */
interface ForStory {
  /** In an exercise: the module that takes the place of the story's `answer`, asked for at each start. */
  answerOf?: () => object | undefined
  /** Told what it measures, if it is the run of a prediction. */
  onMeasured?: StageContext['onMeasured']
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
  const [shown, setShown] = useState<OnCanvas>()
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
   * @param run who uses it; without it, the reader
   * @throws what the story or its test threw
   */
  function start(run: StageRun = {}): Promise<void> {
    const started = starting.current.then(() => renderStory(run))
    starting.current = started.catch(() => undefined)
    return started
  }

  async function renderStory(run: StageRun): Promise<void> {
    const [stage, bar, dock] = [box.current, requests.current, lab.current]
    if (stage === null || bar === null || dock === null) return
    const isCheck = isCheckOrDriven(run)
    setState(isCheck ? 'playing' : 'starting')
    const release = holdHeight(stage)
    await live.current?.remove()
    // The page may have been left meanwhile.
    if (box.current !== stage) return
    const places = { requests: bar, lab: dock, labState, labOf }
    const ofRun = { onStep: run.onStep, answers: run.driven?.answers, answer: answerOf?.() }
    const put = putOnStage(
      docs,
      story,
      stage,
      { ...places, ...ofRun, isCheck, onMeasured },
      run,
      show,
      (error) => {
        if (isThere()) setState({ broken: String(error) })
      },
    )
    live.current = put.live
    try {
      await put.ended
      if (isThere()) setState('ready')
    } catch (error) {
      if (isThere()) setState(isCheck ? 'ready' : { broken: String(error) })
      throw error
    } finally {
      release()
    }
  }

  /** Shows something at once: one story has gone before the next one makes its world. */
  function show(next: OnCanvas): void {
    if (isThere()) flushSync(() => setShown(next))
  }

  /** Whether the page is still there that the stage stands on. */
  function isThere(): boolean {
    return box.current !== null
  }

  /** Starts the story again, in a new world. */
  function restart(): void {
    void start().catch(() => undefined)
  }

  const content = shown && createPortal(shown.content, shown.canvas)
  return { story, content, starts, state, region, box, requests, lab, labState, isThere, start, restart }
}

function useDiv() {
  return useRef<HTMLDivElement>(null)
}
