/** A name on a line: where it begins and ends, and the number of what it stands for. */
type NameOnLine = readonly [from: number, to: number, says: number]

/** What the names of a file stand for, which the build reads by the compiler (`scripts/vite/createTypeReader.ts`). */
export interface TypesOfNames {
  /** Each once: many names are there several times. */
  says: readonly string[]
  /** The names of each line, as the file is shown. */
  lines: readonly (readonly NameOnLine[])[]
}

export type LoadTypes = () => Promise<{ default: TypesOfNames }>

/** Where a row of code has its beginning in its file, as that is shown whole, counted from 0. */
export interface RowPlace {
  line: number
  column: number
  types: LoadTypes
}
