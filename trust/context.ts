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
  /** The only suite of tests that is to run; all of them unless set. */
  suite?: string | undefined
  /** How many rounds a table makes that has several; as many as it usually does unless set. */
  rounds?: number | undefined
  /** Whether what earlier runs have kept is to be forgotten. */
  anew: boolean
  /** Whether only those tests are to run that have failed in earlier rounds. */
  again: boolean
}

/** The module of a table, `trust/<name>/table.ts`. */
export interface TableModule {
  title: string
  run(context: TrustContext): Promise<Table>
  /** What takes too long for a run of all tables: it runs when the table is named, and has a section of its own. */
  whole?: Pick<TableModule, 'title' | 'run'>
}
