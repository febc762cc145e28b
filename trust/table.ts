/** What one cell of a table found. */
export interface Cell {
  ok: boolean
  /** Short: 'ok', a figure, or what is wrong, in one sentence. */
  says: string
}

export interface Row {
  name: string
  cells: readonly Cell[]
}

export interface Table {
  title: string
  about: string
  columns: readonly string[]
  rows: readonly Row[]
}
