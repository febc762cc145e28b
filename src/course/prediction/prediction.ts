import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { lessonOf } from '#syllabus/lessonOf.ts'
import type { Answer } from '#progress/progress.ts'
import { seenIn } from '#course/stage/task.ts'
import type { Seen } from '#course/stage/task.ts'
import { demoSlotsOf } from '#course/world/demoSlots.ts'
import type { WorldParameters } from '#course/world/world.tsx'
import type { Shows, ShowsParameters } from '#course/time/recording.ts'
import { recordStage } from '#course/time/recordStage.ts'
import { untilTold } from './untilTold.ts'
import type { StopsBefore } from './untilTold.ts'

/** What the deed of a prediction has at hand. */
export type Acting = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'world'>

/**
 * A question about what a demo will do. Nobody writes its answer down: the demo is used as `act` says, and what then happened is
 * measured, so under another network the answer may be another one.
 */
export interface Prediction<Notes = unknown> {
  /** `<lesson>/<name>`: progress keeps the answer under it, so a question that asks something else gets another one. */
  id: string
  title: string
  /** What will be done, and what is asked about it. Code stands between backticks. */
  question: string
  options: readonly Answer[]
  /** What gives the answer away to who has read it before. A test looks for it in everything that a learner meets before the question. */
  tellingWords: readonly string[]
  /** What is measured, as the verdict says it: 'The log says', for example. */
  source: string
  /** Uses the demo. What it returns is handed on to `measure`. Waits for no certain answer: the network may be turned. */
  act(run: Acting): Promise<Notes>
  measure(seen: Seen, notes: Notes): Answer
  /** Why it is so, in a sentence. */
  why: string | ((measured: Answer) => string)
  /** Says in a few words what the page shows. The run is then out of sight, and replayed up to what tells before its end is shown. */
  shows?: Shows
  /** What the replay stops before; the last press unless set. */
  stopsBefore?: StopsBefore
}

/** Of a story whose play is the run of a prediction. */
interface PredictionParameters extends ShowsParameters {
  prediction: Prediction
}

/** What the page shows in the run of a story's own network: where the replay stops, and at its end. */
export interface ShownInRun {
  held: string
  end: string
}

/** Gives a definition its type: what `act` returns is what `measure` gets. */
export function predict<Notes>(definition: Prediction<Notes>): Prediction {
  // Only `runOf` calls `measure`, with what this `act` has returned.
  return definition as Prediction
}

/**
 * What a story needs to be the run of a prediction. On a docs page it tells the block around it what was measured; as a test it
 * expects a certain answer of the story's own network, and of its replay what it shows.
 */
export function runOf(
  prediction: Prediction,
  expected: Answer,
  world: WorldParameters['world'] = {},
  shown?: ShownInRun,
) {
  const { shows } = prediction
  const parameters: PredictionParameters & WorldParameters = {
    prediction,
    world,
    ...(shows !== undefined && { shows }),
  }
  return {
    parameters,
    async play({ canvas, canvasElement, userEvent, world }: Acting): Promise<void> {
      const onMeasured = demoSlotsOf(canvasElement)?.onMeasured
      const record = shown && shows && recordStage(canvasElement, shows)
      const notes = await prediction.act({ canvas, canvasElement, userEvent, world })
      const measured = prediction.measure(seenIn({ canvasElement, world }), notes)
      if (onMeasured !== undefined) return onMeasured(measured)
      await expect(measured).toBe(expected)
      await expect(prediction.options, 'the answers that are offered').toContain(measured)
      if (record === undefined) return
      const run = untilTold(
        { title: '', recording: record.end() },
        prediction.stopsBefore ?? 'the last press',
      )
      const ends = [run?.held, run?.whole].map((axis) => axis?.runs[0]?.recording.shown.at(-1)?.says)
      await expect(ends, 'what its replay shows where it stops, and at its end').toEqual([
        shown?.held,
        shown?.end,
      ])
    },
  }
}

/**
 * The prediction that a story is the run of.
 *
 * @throws Error if it is that of none
 */
export function predictionOf(parameters: object): Prediction {
  if (!('prediction' in parameters)) throw new Error('This story is not the run of a prediction.')
  return (parameters as PredictionParameters).prediction
}

/** The lesson that a prediction is from. */
export function lessonAsking({ id }: Pick<Prediction, 'id'>) {
  return lessonOf(id.slice(0, id.indexOf('/'))).lesson
}
