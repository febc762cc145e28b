import type { ReactNode } from 'react'

/** What stands beside a line of code while its run is replayed. */
export interface LineNote {
  /** Whether it runs now. */
  runsNow: boolean
  /** When it runs. */
  note: ReactNode
}

/** The note of a line of one side, counted from 0; undefined for one that has none. */
export type NoteOf = (side: 'wrong' | 'right', line: number) => LineNote | undefined
