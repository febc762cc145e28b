import type { ReactNode } from 'react'
import type { ColouredLine } from './colouredLines.ts'

/** A line of a listing, or how many lines are left out. */
export type CodeRow =
  | {
      parts: ColouredLine
      is?: 'lit' | 'added' | 'removed' | undefined
      note?: LineNote | undefined
    }
  | { folded: number }

/** A file whose code a page shows. */
export interface ListedFile {
  /** Where it stands in the repository. */
  path: string
  /** Its text as it is, imported with `?raw`. */
  code: string
}

/** What stands beside a line of code while its run is replayed. */
interface LineNote {
  /** Whether it runs now. */
  runsNow: boolean
  /** When it runs. */
  note: ReactNode
}

/** The note of a line of one side, counted from 0; undefined for one that has none. */
export type NoteOf = (side: 'wrong' | 'right', line: number) => LineNote | undefined
