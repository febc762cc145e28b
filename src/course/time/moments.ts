import type { Outcome } from '#api/requestLog.ts'
import type { Run } from './recording.ts'

/** Something that happened. The times of an axis are in ms since the first press, or since the start where nothing was pressed. */
export interface Moment {
  at: number
  says: string
}

/** Moments as near as this are told together, in ms. */
const AT_ONCE_MS = 60

/** What one run did at a moment; a press has no run, because all have the same presses. */
interface Told {
  at: number
  run: string | undefined
  says: string
}

/** All that happened in runs, oldest first; what happened almost at once is told together. */
export function momentsOf(runs: readonly Run[]): readonly Moment[] {
  const moments: Told[][] = []
  for (const told of runs.flatMap(toldOf).toSorted((one, other) => one.at - other.at)) {
    const last = moments.at(-1)
    // A press begins a moment, unless the other run's same press has.
    const begins =
      told.run === undefined && !last?.some(({ run, says }) => run === undefined && says === told.says)
    if (last?.[0] !== undefined && told.at - last[0].at <= AT_ONCE_MS && !begins) last.push(told)
    else moments.push([told])
  }
  return moments.map((told) => ({ at: told[0]?.at ?? 0, says: sentencesOf(told, runs) }))
}

function toldOf({ title, recording: { presses, requests, shown } }: Run): readonly Told[] {
  const did = (at: number | undefined, says: string) => (at === undefined ? [] : [{ at, run: title, says }])
  return [
    ...presses.map(({ at, says }) => ({ at, run: undefined, says })),
    ...requests.flatMap(({ from, says }) => did(from, `${says} leaves`)),
    ...requests.flatMap(({ to, says, outcome }) => did(to, `${says} ${endWords(outcome)}`)),
    ...shown.flatMap(({ from, says }) => did(from, `the page shows ${says}`)),
  ]
}

/** Says once what all runs did, then what each did alone. */
function sentencesOf(told: readonly Told[], runs: readonly Run[]): string {
  const of = (run: string | undefined) => [
    ...new Set(told.filter((one) => one.run === run).map(({ says }) => says)),
  ]
  const byRun = runs.map(({ title }) => ({ title, says: of(title) }))
  const [first = { says: [] }] = byRun
  const all =
    runs.length === 1 ? [] : first.says.filter((one) => byRun.every(({ says }) => says.includes(one)))
  const groups = [
    { title: 'You', says: of(undefined) },
    { title: runs.length === 2 ? 'Both' : 'All', says: all },
    ...byRun.map(({ title, says }) => ({ title, says: says.filter((one) => !all.includes(one)) })),
  ]
  return groups
    .filter(({ says }) => says.length > 0)
    .map(({ title, says }) => `${title}: ${says.join(', ')}.`)
    .join(' ')
}

/** How a request ended, in words. */
function endWords(outcome: Outcome): string {
  if (outcome === 'pending') return 'is under way'
  if (outcome === 'cancelled') return 'is cancelled'
  return outcome === 'no answer' ? 'gets no answer' : `is answered with ${outcome}`
}
