import { stripVTControlCharacters } from 'node:util'
import type { BrowserContext } from 'playwright'
import type { TrustContext } from './context.ts'
import type { Cell, Row } from './table.ts'

/** What is wrong, in one sentence for the table. */
export class Finding extends Error {
  override readonly name = 'Finding'
}

/** @throws Finding unless something holds */
export function demand(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Finding(sentence)
}

/** A cell that is to be measured: it throws where something is wrong, and may return a figure. */
export type Measure = (context: BrowserContext) => Promise<string | void>

export interface MeasuredRow {
  name: string
  measures: readonly Measure[]
}

/** How long, in ms, a page may take for anything: a busy machine takes several times as long as an idle one. */
export const PATIENCE_MS = 20_000

/** As many as the cores that the budgets are for. */
const WORKERS = 2

/**
 * Measures the cells of a table, two at a time, each worker with a context of its own: its pages share a cache and a service worker, as a
 * visitor's do.
 */
export async function measureAll(
  { browser, wants }: Pick<TrustContext, 'browser' | 'wants'>,
  all: readonly MeasuredRow[],
  prepare: (context: BrowserContext) => Promise<void> = () => Promise.resolve(),
): Promise<Row[]> {
  const rows = all.filter(({ name }) => wants(name))
  const results = rows.map(({ name, measures }) => ({ name, cells: measures.map((): Cell => unmeasured) }))
  const jobs = rows.flatMap(({ measures }, row) =>
    measures.map((measure, column) => ({ measure, row, column })),
  )
  const open = jobs.values()
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      context.setDefaultTimeout(PATIENCE_MS)
      await prepare(context)
      for (const { measure, row, column } of open) {
        const cells = results[row]?.cells
        if (cells) cells[column] = await cellOf(measure, context)
      }
      await context.close()
    }),
  )
  return results
}

const unmeasured: Cell = { ok: false, says: 'not measured' }

async function cellOf(measure: Measure, context: BrowserContext): Promise<Cell> {
  try {
    return { ok: true, says: (await measure(context)) ?? 'ok' }
  } catch (cause) {
    return { ok: false, says: sentenceIn(cause) }
  }
}

/** What is wrong, in one line: Playwright says in several what it has waited for, and what it found meanwhile. */
export function sentenceIn(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  const plain = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim()
  return plain.slice(0, 600)
}
