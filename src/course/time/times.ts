import type { AnswerTimes } from '#mocks/answerTimes.ts'
import { fromFirstPress } from './axis.ts'
import type { Press, Recording, TimedRequest } from './recording.ts'

/** Times that somebody has moved, by the id of what they belong to: an answer's since its request left, a press's since the first one, in ms. */
export type Times = Readonly<Record<string, number>>

/** What is done in a run, and when, in ms since the first press of the lesson's own run. */
export type PlannedPress = Press & { id: string }

/** The presses of a run with their ids: what is done, to which control, and which repetition of that it is. */
export function withIds(presses: readonly Press[]): readonly PlannedPress[] {
  const says = presses.map(({ deed, says: said }) => (deed ? `${deed.does} ${deed.name}` : said))
  return presses.map((press, index) => {
    const nth = says.slice(0, index + 1).filter((other) => other === says[index]).length
    return { ...press, id: `press ${says[index]} ${nth}` }
  })
}

/** The id of a request's end. */
export const endId = (key: string): string => `end ${key}`

/** Whether the server decides when a request ends: not when the client cancels it, and not when no answer comes. */
export function isAnswered(
  request: TimedRequest,
): request is TimedRequest & { key: string; to: number; takesMs: number } {
  const { key, to, takesMs, outcome } = request
  return key !== undefined && to !== undefined && takesMs !== undefined && typeof outcome === 'number'
}

/** How long answers take that were moved. */
export function answersIn(times: Times): AnswerTimes {
  return Object.fromEntries(
    Object.entries(times).flatMap(([id, ms]) =>
      id.startsWith('end ') ? [[id.slice('end '.length), ms]] : [],
    ),
  )
}

/** The presses of the lesson's own run at the times that they were moved to, in their order. */
export function planOf(lesson: Recording, times: Times): readonly PlannedPress[] {
  return withIds(fromFirstPress(lesson).presses)
    .map((press) => ({ ...press, at: times[press.id] ?? press.at }))
    .toSorted((one, other) => one.at - other.at)
}
