import type { ClockControlProps } from '#lab/clock/ClockControl.tsx'
import { preparedClock } from '#lab/clock/preparedClock.ts'
import { storyHref } from './blocks/links.ts'

/** The instruments that stand by a demo. */
export interface DemoInstruments {
  /** Network, requests and cache. */
  server?: boolean
  /** The actions of stores. */
  actions?: boolean
  clock?: ClockControlProps
}

/** The instruments for a story; undefined for stories about the lab itself, and in tests, which are about the story. */
export function instrumentsOf(title: string, id: string, onDocsPage: boolean): DemoInstruments | undefined {
  if (import.meta.env['STORYBOOK_QUIET'] !== undefined) return undefined
  // Reducers are not in the log, so only demos with a store have it.
  if (/^Client state\/.*(Zustand|Context Demo$|store)/i.test(title)) return { actions: true }
  if (!title.startsWith('Server state/') && !title.startsWith('Start here/')) return undefined
  const elsewhere = { label: 'Open this demo alone', href: storyHref(id) }
  // On a docs page time belongs to all demos at once.
  const clock = onDocsPage ? undefined : preparedClock()
  return { server: true, clock: { clock, elsewhere } }
}
