import * as v from 'valibot'

const Answer = v.custom<string | number>((value) => typeof value === 'string' || typeof value === 'number')
const Prediction = v.object({
  said: Answer,
  measured: v.exactOptional(Answer),
  /** What was said first, where that was another answer. */
  first: v.exactOptional(Answer),
})
const Ids = v.pipe(
  v.array(v.unknown()),
  v.transform((ids) => ids.filter((id) => typeof id === 'string')),
)
const Entries = v.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null)
const Predictions = v.pipe(
  Entries,
  v.transform((entries) =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([id, entry]) => {
        const { success, output } = v.safeParse(Prediction, entry)
        return success ? [[id, output]] : []
      }),
    ),
  ),
)

/** A part that is unusable counts as empty, and leaves the others alone (behaviour §4.8). */
export const ProgressSchema = v.object({
  solved: v.fallback(Ids, []),
  ticked: v.fallback(Ids, []),
  predictions: v.fallback(Predictions, {}),
  read: v.fallback(Ids, []),
  last: v.fallback(v.optional(v.string()), undefined),
})

/** What a prediction can say, and what can be measured. */
export type Answer = v.InferOutput<typeof Answer>

/** What somebody has said before a demo ran, and what its run then showed, once it has run. */
export type AnsweredPrediction = v.InferOutput<typeof Prediction>

/** What a learner has done. */
export interface Progress {
  /** The ids of the exercises that are solved, in the order in which they were. */
  readonly solved: readonly string[]
  /** The ids of the tasks that are done, in the order in which they were. */
  readonly ticked: readonly string[]
  /** By id. */
  readonly predictions: Readonly<Record<string, AnsweredPrediction>>
  /** The slugs of the lessons that were read. */
  readonly read: readonly string[]
  /** The slug of the lesson that was open last. */
  readonly last?: string | undefined
}

export const noProgress: Progress = { solved: [], ticked: [], predictions: {}, read: [] }

/** What two learners, or one on two machines, have done together. Where both have answered, the second counts. */
export function bothOf(one: Progress, other: Progress): Progress {
  return {
    solved: union(one.solved, other.solved),
    ticked: union(one.ticked, other.ticked),
    predictions: { ...one.predictions, ...other.predictions },
    read: union(one.read, other.read),
    last: other.last ?? one.last,
  }
}

/** The ids of both, each once; the first list itself when the second adds nothing. */
export function union(one: readonly string[], other: readonly string[]): readonly string[] {
  const fresh = other.filter((id) => !one.includes(id))
  return fresh.length === 0 ? one : [...new Set([...one, ...fresh])]
}
