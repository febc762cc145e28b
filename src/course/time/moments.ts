import type { Outcome } from '#api/requestLog.ts'
import type { NamedRun } from './recording.ts'

/** Something that happened. The times of an axis are in ms since the first press, or since the start where nothing was pressed. */
export interface Moment {
  at: number
  says: string
  told: readonly RunEvent[]
}

/** Moments as near as this are told together, in ms. */
const TOLD_TOGETHER_MS = 60
/** The same press of two runs is at most as far apart as this, in ms: one of them may be a little slower. */
const SAME_PRESS_MS = 250

/** What one run did at a moment. What was pressed in all runs at once is told of none. */
export interface RunEvent {
  at: number
  run: string | undefined
  kind: 'press' | 'leaves' | 'ends' | 'fails' | 'cancelled' | 'shows'
  /** What was pressed, requested or shown. */
  what: string
  says: string
}

/** All that happened in runs, oldest first; what happened almost at once is told together. */
export function momentsOf(runs: readonly NamedRun[]): readonly Moment[] {
  const moments: RunEvent[][] = []
  for (const told of allOf(runs)) {
    const last = moments.at(-1)
    const isNear = last?.[0] !== undefined && told.at - last[0].at <= TOLD_TOGETHER_MS
    // A press begins a moment.
    if (isNear && told.kind !== 'press') last.push(told)
    else moments.push([told])
  }
  return moments.map((told) => ({ at: told[0]?.at ?? 0, says: sentencesOf(told, runs), told }))
}

/** All that runs tell, oldest first. */
function allOf(runs: readonly NamedRun[]): readonly RunEvent[] {
  return runs.flatMap((run) => eventsOf(run, runs)).toSorted((one, other) => one.at - other.at)
}

function eventsOf(run: NamedRun, runs: readonly NamedRun[]): readonly RunEvent[] {
  const { presses, requests, shown } = run.recording
  const did = (
    at: number | undefined,
    kind: RunEvent['kind'],
    what: string,
    says: string,
  ): readonly RunEvent[] => (at === undefined ? [] : [{ at, run: run.title, kind, what, says }])
  return [
    ...presses.flatMap(({ at, says }, index): readonly RunEvent[] => {
      const atOnce = ofAll(runs, index)
      if (atOnce === undefined) return did(at, 'press', says, `you press ${says}`)
      return run === runs[0] ? [{ at: atOnce, run: undefined, kind: 'press', what: says, says }] : []
    }),
    ...requests.flatMap(({ from, says }) => did(from, 'leaves', says, `${says} leaves`)),
    ...requests.flatMap(({ to, says, outcome }) =>
      did(to, endKind(outcome), says, `${says} ${endWords(outcome)}`),
    ),
    ...shown.flatMap(({ from, says }) => did(from, 'shows', says, `the page shows ${says}`)),
  ]
}

/** When the first of all runs has a press that all have nearly at once; undefined where they have not. */
function ofAll(runs: readonly NamedRun[], index: number): number | undefined {
  const presses = runs.map(({ recording }) => recording.presses[index])
  const times = presses.map((press) => press?.at ?? Infinity)
  const isSame = new Set(presses.map((press) => press?.says)).size === 1
  return isSame && Math.max(...times) - Math.min(...times) <= SAME_PRESS_MS ? Math.min(...times) : undefined
}

/** Says once what all runs did, then what each did alone. */
function sentencesOf(told: readonly RunEvent[], runs: readonly NamedRun[]): string {
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
    .map(({ title, says }) => `${title}: ${says.join(', ')}`.replace(/[^.]$/, '$&.'))
    .join(' ')
}

function endKind(outcome: Outcome): RunEvent['kind'] {
  if (outcome === 'cancelled') return 'cancelled'
  return outcome === 'no answer' || Number(outcome) >= 400 ? 'fails' : 'ends'
}

/** How a request ended, in words. */
function endWords(outcome: Outcome): string {
  if (outcome === 'pending') return 'is in flight'
  if (outcome === 'cancelled') return 'is cancelled'
  return outcome === 'no answer' ? 'gets no answer' : `is answered with ${outcome}`
}
