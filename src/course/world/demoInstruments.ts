import type { ClockControlProps } from '#lab/clock/ClockControl.tsx'
import { preparedClock } from '#lab/clock/preparedClock.ts'
import { storyHref } from '#course/links/links.ts'

/** The instruments that the lab of a demo shows. */
export interface DemoInstruments {
  /** Network, requests and cache. */
  server?: boolean
  /** The actions of stores. */
  actions?: boolean
  clock?: ClockControlProps
}

/** Whether a story asks a server, and no instrument within it shows that already: its tag says so. */
export function showsServer(tags: readonly string[]): boolean {
  return tags.includes('server')
}

/** The instruments for a story, by its tags; undefined where it has neither server nor store, and in tests, which are about the story. */
export function instrumentsOf(
  tags: readonly string[],
  id: string,
  onDocsPage: boolean,
): DemoInstruments | undefined {
  if (import.meta.env['STORYBOOK_QUIET'] !== undefined) return undefined
  // Reducers are not in the log, so only demos with a store have it.
  const actions = tags.includes('store')
  if (!showsServer(tags)) return actions ? { actions } : undefined
  const elsewhere = { label: 'Open this demo alone', href: storyHref(id) }
  // All demos of a docs page share its time, so none of them may change it.
  const clock = onDocsPage ? undefined : preparedClock()
  return { server: true, actions, clock: { clock, elsewhere } }
}
