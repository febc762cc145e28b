import type { ClockControlProps } from '#lab/clock/ClockControl.tsx'
import { preparedClock } from '#lab/clock/preparedClock.ts'
import { storyHref } from './blocks/links.ts'

/** The instruments that the lab of a demo shows. */
export interface DemoInstruments {
  /** Network, requests and cache. */
  server?: boolean
  /** The actions of stores. */
  actions?: boolean
  clock?: ClockControlProps
}

/** The instruments for a story. Undefined for stories about the lab itself, and in tests. */
export function instrumentsOf(title: string, id: string, onDocsPage: boolean): DemoInstruments | undefined {
  if (import.meta.env['STORYBOOK_QUIET'] !== undefined) return undefined
  // The log shows stores only, so demos of reducers have no log.
  if (/^Client state\/.*(Zustand|Context Demo$|store)/i.test(title)) return { actions: true }
  if (!title.startsWith('Server state/') && !title.startsWith('Start here/')) return undefined
  const elsewhere = { label: 'Open this demo alone', href: storyHref(id) }
  // All demos of a docs page share its time, so none of them may change it.
  const clock = onDocsPage ? undefined : preparedClock()
  return { server: true, clock: { clock, elsewhere } }
}
