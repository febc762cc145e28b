import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { launchOptions } from '../scripts/browser.ts'
import { startStaticServer } from '../scripts/staticServer.ts'
import type { TableModule } from './context.ts'
import { ensureBuild } from './ensureBuild.ts'
import { printed, sectionOf, writeSections } from './report.ts'
import type { Section } from './report.ts'
import type { Table } from './table.ts'

/** The tables in their order, and how long each may take on two cores, in minutes. */
const budgets = { faults: 4, storage: 4, addresses: 3, monkey: 9 }
const names = Object.keys(budgets) as (keyof typeof budgets)[]

const HELP = `Figures for what the course survives.

  npm run trust                              runs all tables and writes docs/trust.md
  npm run trust -- faults storage            runs these only, and writes nothing
  npm run trust -- faults --write            runs it, and replaces its section of docs/trust.md
  npm run trust -- faults --row "Todo Demo"  runs only the rows whose name has that text, and writes nothing

  tables: ${names.join(', ')}
`

const { values, positionals: chosen } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    row: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const { row: chosenRow } = values
const unknown = chosen.find((name) => !(name in budgets))

if (values.help === true) process.stdout.write(HELP)
else if (unknown !== undefined) {
  process.stderr.write(`There is no table “${unknown}”.\n\n${HELP}`)
  process.exitCode = 1
} else await run()

async function run(): Promise<void> {
  await ensureBuild()
  const site = await startStaticServer({ dir: resolve(import.meta.dirname, '../dist'), port: 0 })
  const browser = await chromium.launch(launchOptions())
  const context = {
    app: site.url,
    catalogue: `${site.url}storybook/`,
    browser,
    wants: (row: string) => row.includes(chosenRow),
  }
  const sections: Section[] = []
  try {
    for (const name of names.filter((each) => chosen.length === 0 || chosen.includes(each))) {
      const module = await tableModule(name)
      if (module === undefined) continue
      const { title, run: measure } = module
      process.stdout.write(`${title} ...\n`)
      const startedAt = performance.now()
      const table = await measure(context).catch((cause: unknown) => broken(title, cause))
      const section = sectionOf(name, table, performance.now() - startedAt)
      process.stdout.write(`${printed(section)}\n`)
      if (section.durationMs > budgets[name] * 60_000)
        process.stdout.write(`It took longer than its ${budgets[name]} minutes.\n`)
      sections.push(section)
    }
  } finally {
    await browser.close()
    await site.close()
  }
  // Tables that were named are asked in order to look at them.
  if ((chosen.length === 0 || values.write) && chosenRow === '') await writeSections(sections)
  process.exitCode = sections.some(({ failures }) => failures > 0) ? 1 : 0
}

/** Undefined for a table that nobody has written. */
async function tableModule(name: string): Promise<TableModule | undefined> {
  const file = resolve(import.meta.dirname, name, 'table.ts')
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as TableModule) : undefined
}

/** A table that could not be measured fails as a whole. */
function broken(title: string, cause: unknown): Table {
  const says = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  return {
    title,
    about: 'It could not be measured.',
    columns: ['why'],
    rows: [{ name: title, cells: [{ ok: false, says }] }],
  }
}
