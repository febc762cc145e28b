import type { ColouredLine } from './colouredLines.ts'
import type { LineNote } from './LineNote.ts'
import type { RowPlace } from './typesOfNames.ts'

/** A line of a listing, or how many lines are left out. */
export type CodeRow =
  | {
      parts: ColouredLine
      is?: 'lit' | 'added' | 'removed' | undefined
      note?: LineNote | undefined
      /** Where its types are; undefined for code that belongs to no file. */
      place?: RowPlace | undefined
    }
  | { folded: number }
