import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { format, resolveConfig } from 'prettier'

const ROOT = resolve(import.meta.dirname, '..')
const FILE = resolve(ROOT, 'docs/trust.md')

/** Writes what all tables have found to `docs/trust.md`. A run of some of them writes nothing. */
export default class TrustReport implements Reporter {
  private tables: readonly Suite[] = []
  private isWhole = false

  onBegin({ projects }: FullConfig, { suites }: Suite): void {
    this.tables = suites
    this.isWhole = suites.length === projects.length && !process.argv.some((arg) => /^(-g|--grep)/.test(arg))
  }

  async onEnd({ duration }: FullResult): Promise<void> {
    if (!this.isWhole) return
    const text = `# Trust

What the product promises to survive, in figures. \`npm run trust\` measures all of it on the built app and catalogue, and writes this file
([decision 29](decisions/0029-trust.md)). A mark ✗ is a cell that fails.

Measured ${new Date().toISOString().slice(0, 10)}, ${commit()}, ${availableParallelism()} cores, ${Math.round(duration / 60_000)} minutes.

${this.tables.map(section).join('\n\n')}
`
    writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }))
  }
}

function section(table: Suite): string {
  const { name = '', metadata = {} } = table.project() ?? {}
  const tests = table.allTests()
  const rows = new Map<string, Record<string, string>>()
  for (const test of tests)
    rows.set(test.parent.title, { ...rows.get(test.parent.title), ...Object.fromEntries(cellsOf(test)) })
  const columns = [...new Set([...rows.values()].flatMap(Object.keys))]
  const lines = [...rows].map(([row, cells]) => [row, ...columns.map((column) => cells[column] ?? '')])
  const failures = tests.filter((test) => !test.ok()).length
  return [
    `## ${name}`,
    String(metadata['about']),
    [['', ...columns], columns.map(() => '---').concat('---'), ...lines.map((line) => line.map(escaped))]
      .map((line) => `| ${line.join(' | ')} |`)
      .join('\n'),
    `${tests.length} tests, ${failures === 0 ? 'none of them fails' : `${failures} of them fail`}.`,
  ].join('\n\n')
}

/** A cell for the test, and one for each figure that it has noted. */
function cellsOf(test: TestCase): [column: string, says: string][] {
  const result = test.results.at(-1)
  const problem = stripVTControlCharacters(result?.error?.message ?? 'not run').slice(0, 600)
  return [
    [test.title, test.ok() ? 'ok' : `✗ ${problem}`],
    ...(result?.annotations ?? []).map(({ type, description = '' }): [string, string] => [type, description]),
  ]
}

function escaped(text: string): string {
  return text.replaceAll(/[|<*_`\\]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ')
}

/** The commit that was measured, and whether the folder held more than it. */
function commit(): string {
  const isChanged = git('status', '--porcelain', '--', 'src', 'stories', '.storybook', 'trust') !== ''
  return `commit ${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
}
