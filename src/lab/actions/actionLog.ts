import type { ActionLog, Moment } from './actionRecorder.ts'

/** The number of the latest action; that of the start if there is none. */
export function lastOf({ entries }: ActionLog): number {
  return entries.at(-1)?.number ?? 0
}

/** The number of the start: one less than that of the first recorded action. */
export function startOf({ entries }: ActionLog): number {
  return (entries[0]?.number ?? 1) - 1
}

/** The numbers of the actions that led to the present state. Jumps have skipped all others. */
export function pathToPresent({ entries, present }: ActionLog): ReadonlySet<number> {
  const path = new Set<number>()
  let moment: Moment | undefined
  for (const { number, from, to } of entries.toReversed()) {
    if (number !== present && to !== moment) continue
    path.add(number)
    moment = from
  }
  return path
}
