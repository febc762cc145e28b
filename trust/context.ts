import type { Browser } from 'playwright'
import type { Table } from './table.ts'

/** What a table measures: the built sites, and the browser to visit them with. */
export interface TrustContext {
  /** The address of the built app, with a slash at its end. */
  app: string
  /** The address of the built catalogue, with a slash at its end. */
  catalogue: string
  browser: Browser
  /** Whether a row of that name is asked for. */
  wants: (row: string) => boolean
}

/** The module of a table, `trust/<name>/table.ts`. */
export interface TableModule {
  title: string
  run(context: TrustContext): Promise<Table>
}
