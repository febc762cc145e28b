import type { LoadTypes } from './typesOfNames.ts'

/** A file whose code a page shows. */
export interface ListedFile {
  /** Where it stands in the repository. */
  path: string
  /** Its text as it is, imported with `?raw`. */
  code: string
  /** What its names stand for. */
  types?: LoadTypes | undefined
}
