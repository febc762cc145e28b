import type { LoggedRequest } from '#api/requestLog.ts'
import { worldOn } from '#course/world/worldOn.ts'

/** What a side's server has answered, in the order of its answers. */
export function arrivals(side: HTMLElement): readonly string[] {
  const entries = worldOn(side)?.log.entries() ?? []
  return entries.toSorted((one, other) => endOf(one) - endOf(other)).map(({ path }) => path)
}

function endOf({ startedAt, durationMs = Infinity }: LoggedRequest): number {
  return startedAt + durationMs
}
