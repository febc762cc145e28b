import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { lessonOf } from '#syllabus/lessonOf.ts'
import type { Answer } from '#progress/progress.ts'
import { seenIn } from '#course/demo/task.ts'
import type { Seen } from '#course/demo/task.ts'
import type { WorldParameters } from '#course/world/world.tsx'
import type { Shows, ShowsParameters } from '#course/time/recording.ts'

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
  /** Says in a few words what the page shows. Once it has run, one can step through the run then. */
  shows?: Shows
}

/** Of a story whose play is the run of a prediction. */
interface PredictionParameters extends ShowsParameters {
  prediction: Prediction
  /** What its test expects under the story's own network; a page without a script tells it. */
  expected: Answer
}

/** Gives a definition its type: what `act` returns is what `measure` gets. */
export function predict<Notes>(definition: Prediction<Notes>): Prediction {
  // Only `runOf` calls `measure`, with what this `act` has returned.
  return definition as Prediction
}

/**
 * What a story needs to be the run of a prediction. On a docs page it tells the block around it what was measured; as a test it
 * expects a certain answer of the story's own network.
 *
 * @param shown what the page shows at its end, in the words of `shows`
 */
export function runOf(
  prediction: Prediction,
  expected: Answer,
  world: WorldParameters['world'] = {},
  shown?: string,
) {
  const { shows } = prediction
  const parameters: PredictionParameters & WorldParameters = {
    prediction,
    expected,
    world,
    ...(shows !== undefined && { shows }),
  }
  return {
    parameters,
    async play({
      canvas,
      canvasElement,
      userEvent,
      world,
      stage,
    }: Acting & Pick<StoryContext, 'stage'>): Promise<void> {
      const notes = await prediction.act({ canvas, canvasElement, userEvent, world })
      const measured = prediction.measure(seenIn({ canvasElement, world }), notes)
      if (stage?.onMeasured !== undefined) return stage.onMeasured(measured)
      await expect(measured).toBe(expected)
      await expect(prediction.options, 'the answers that are offered').toContain(measured)
      if (shown !== undefined)
        await expect(shows?.(canvasElement), 'what the page shows at its end').toBe(shown)
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

/** What a prediction's test expects. */
export function expectedOf(parameters: object): Answer {
  return (parameters as PredictionParameters).expected
}

/** The lesson that a prediction is from. */
export function lessonAsking({ id }: Pick<Prediction, 'id'>) {
  return lessonOf(id.slice(0, id.indexOf('/'))).lesson
}

/** An answer as it is written: a number with its thousands apart. */
export function shownValue(answer: Answer): string {
  return typeof answer === 'number' ? answer.toLocaleString('en') : answer
}

const CAUSE = ', because '

/** An answer within a sentence, whose cause goes on with the sentence. */
export function quoted(answer: Answer): string {
  if (typeof answer === 'number') return shownValue(answer)
  const [says = answer, ...causes] = answer.split(CAUSE)
  return [says.startsWith('“') ? says : `“${says}”`, ...causes].join(CAUSE)
}
