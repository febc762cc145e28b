import type { ColouredLine } from './colouredLines.ts'
import type { LineNote } from './LineNote.ts'

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
