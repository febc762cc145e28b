import type { Moment, RunEvent } from './moments.ts'

/**
 * Which lines of a file run at which moments, from the first press on: the kind of what happens, and if need be the beginning of what it
 * happens to, beside a text of the line. `['leaves', 'queryFn']` is for each request that leaves, `['shows Loading', 'isPending']` for a page that shows it. Of several
 * that fit, the first one holds.
 */
export type RunningLines = readonly (readonly [when: string, line: string])[]

/** The lines of a file that run at a moment, each by its text. */
export function linesAt(moment: Moment | undefined, run: string, lines: RunningLines): readonly string[] {
  const told = moment?.told.filter((one) => one.at >= 0 && [run, undefined].includes(one.run)) ?? []
  return [...new Set(told.flatMap((one) => lines.find(([when]) => isFor(when, one))?.[1] ?? []))]
}

/** When a line runs, in ms of the axis. */
export function timesOf(line: string, moments: readonly Moment[], run: string, lines: RunningLines) {
  return moments.filter((moment) => linesAt(moment, run, lines).includes(line)).map(({ at }) => at)
}

function isFor(when: string, { kind, what }: RunEvent): boolean {
  const [wanted = '', ...words] = when.split(' ')
  return kind === wanted && what.startsWith(words.join(' '))
}
