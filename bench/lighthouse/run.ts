import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from '#config/paths.ts'
import { lessonPath } from '#syllabus/lessons.ts'
import { basePath } from '../../scripts/basePath.ts'
import { startStaticServer } from '../../scripts/staticServer.ts'
import { printTable } from '../printTable.ts'
import { inspect } from './inspect.ts'
import type { Report } from './inspect.ts'

const BUILT = resolve(import.meta.dirname, '../../dist')
/** A busy machine only lowers the score, so the best run says most about the page. */
const RUNS = 3
const PAGES = {
  Home: paths.home,
  'Basic Query': lessonPath('basic-query'),
  'Zustand Demo': lessonPath('zustand-demo'),
}

// Prints scores and reasons, and fails on nothing: a person has to weigh them.
if (existsSync(resolve(BUILT, 'index.html'))) {
  const reports = await inspectAll()
  printScores(reports)
  for (const [name, report] of reports) printReasons(name, report)
} else {
  process.stderr.write('Run `npm run build:app` first: dist/index.html is missing.\n')
  process.exitCode = 1
}

async function inspectAll(): Promise<Map<string, Report>> {
  const site = await startStaticServer({ dir: BUILT, port: 0, base: basePath() })
  try {
    const reports = new Map<string, Report>()
    for (let run = 0; run < RUNS; run += 1) {
      for (const [name, path] of Object.entries(PAGES)) {
        // With a slash, as static hosts serve a folder; otherwise the redirect would count as well.
        const address = new URL(path === '/' ? '.' : `.${path}/`, site.url)
        const report = await inspect(address.href)
        const best = reports.get(name)
        if (best === undefined || pointsOf(report) > pointsOf(best)) reports.set(name, report)
      }
    }
    return reports
  } finally {
    await site.close()
  }
}

function pointsOf({ categories }: Report): number {
  return Object.values(categories).reduce((points, { score }) => points + (score ?? 0), 0)
}

function printScores(reports: Map<string, Report>): void {
  const [first] = reports.values()
  const titles = Object.values(first?.categories ?? {}).map(({ title }) => title)
  const rows = [...reports].map(([name, { categories }]) => [
    name,
    ...Object.values(categories).map(({ score }) => String(Math.round((score ?? 0) * 100))),
  ])
  printTable(`Lighthouse, mobile: the best of ${RUNS} runs`, [['', ...titles], ...rows])
}

/** Prints the audits that cost a page points, then mere suggestions. */
function printReasons(name: string, { categories, audits }: Report): void {
  const found = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => {
      const audit = audits[id]
      return audit === undefined || audit.score === null || audit.score >= 1 ? [] : [{ ...audit, weight }]
    })
    .toSorted((a, b) => b.weight - a.weight)
  if (found.length === 0) return
  const lines = found.map(({ id, weight, title, explanation, displayValue, score, where }) => {
    const reason = [explanation, displayValue].filter((text) => text !== undefined && text !== '').join('; ')
    const cost = weight > 0 ? `${Math.round((score ?? 0) * 100)} of 100` : 'suggestion'
    return [
      `  ${title} (${id}, ${cost})${reason === '' ? '' : `: ${reason}`}`,
      ...where.map((at) => `      ${at}`),
    ]
  })
  process.stdout.write(`${name}\n\n${lines.flat().join('\n')}\n\n`)
}
