import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { Cell, Table } from './table.ts'

const ROOT = resolve(import.meta.dirname, '..')
const FILE = resolve(ROOT, 'docs/trust.md')

/** The result of one table, as `docs/trust.md` keeps it. */
export interface Section {
  /** By which a later run finds it. */
  id: string
  table: Table
  durationMs: number
  cells: number
  failures: number
}

export function sectionOf(id: string, table: Table, durationMs: number): Section {
  const cells = table.rows.flatMap((row) => row.cells)
  return { id, table, durationMs, cells: cells.length, failures: cells.filter(({ ok }) => !ok).length }
}

/** A table for the terminal: each cell short, and below the table what is wrong. */
export function printed({ table, ...figures }: Section): string {
  const lines = [['', ...table.columns], ...table.rows.map(({ name, cells }) => [name, ...cells.map(short)])]
  const widths = [...(lines[0] ?? []).keys()].map((column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  )
  const text = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  return [
    '',
    ...text,
    '',
    summary({ table, ...figures }),
    ...problemsOf(table).map((line) => `✗ ${line}`),
    '',
  ].join('\n')
}

/** Writes sections to `docs/trust.md`. Those of tables that did not run stay as they are. */
export async function writeSections(sections: readonly Section[]): Promise<void> {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD
  const stamp = `${new Date().toISOString().slice(0, 10)}, ${commit()}, ${availableParallelism()} cores`
  const after = sections.reduce((text, section) => withSection(text, section, stamp), before)
  writeFileSync(FILE, await format(after, { ...(await resolveConfig(FILE)), filepath: FILE }))
  process.stdout.write(`Written: ${relative(ROOT, FILE)}\n`)
}

const HEAD = `# Trust

What the product promises to survive, in figures. \`npm run trust\` measures all of it on the built app and catalogue, and writes this file
([decision 29](decisions/0029-trust.md)). A mark ✗ is a cell that fails.
`

function withSection(text: string, section: Section, stamp: string): string {
  const [begin, end] = [`<!-- ${section.id} -->`, `<!-- end of ${section.id} -->`]
  const own = `${begin}\n\n${markdown(section, stamp)}\n\n${end}`
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from === -1 || to === -1) return `${text.trimEnd()}\n\n${own}\n`
  return text.slice(0, from) + own + text.slice(to + end.length)
}

function markdown(section: Section, stamp: string): string {
  const { title, about, columns, rows } = section.table
  const head = [`| | ${columns.join(' | ')} |`, `| --- |${' --- |'.repeat(columns.length)}`]
  const lines = rows.map(
    ({ name, cells }) => `| ${[name, ...cells.map(inMarkdown)].map(escaped).join(' | ')} |`,
  )
  return [
    `## ${title}`,
    about,
    [...head, ...lines].join('\n'),
    `${summary(section)} Measured ${stamp}.`,
  ].join('\n\n')
}

function short({ ok, says }: Cell): string {
  return ok ? says : '✗'
}

function inMarkdown({ ok, says }: Cell): string {
  return ok ? says : `✗ ${says}`
}

function escaped(text: string): string {
  return text.replaceAll(/[|<*_`\\]/g, (sign) => `\\${sign}`).replaceAll(/\s*\n\s*/g, ' ')
}

function summary({ cells, failures, durationMs }: Section): string {
  return `${cells} cells, ${failures === 0 ? 'none of them fails' : `${failures} of them fail`}; ${Math.round(durationMs / 1000)} s.`
}

function problemsOf({ columns, rows }: Table): string[] {
  return rows.flatMap(({ name, cells }) =>
    cells.flatMap(({ ok, says }, index) => (ok ? [] : [`${name}, ${columns[index]}: ${says}`])),
  )
}

/** The commit that was measured, and whether the folder held more than it. */
function commit(): string {
  const measured = ['src', 'stories', '.storybook', 'trust']
  const isChanged = git('status', '--porcelain', '--', ...measured) !== ''
  return `commit ${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
}
