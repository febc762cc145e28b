import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'
import { median } from '../median.ts'
import { printTable } from '../printTable.ts'
import { buildSites } from './buildSites.ts'
import type { Sites } from './buildSites.ts'
import { CONDITIONS, loadOnce } from './loadOnce.ts'
import type { Load } from './loadOnce.ts'

const ROUNDS = 15

/** A figure of the start, and its limit as a multiple of the bare app's. A limit of 0 allows nothing. */
interface Figure {
  name: string
  of: (load: Load) => number
  show: (value: number) => string
  allowedRatio: number
}

const FIGURES: readonly Figure[] = [
  { name: 'script, gzip', of: ({ scriptBytes }) => scriptBytes, show: kilobytes, allowedRatio: 1.25 },
  { name: 'first paint', of: ({ firstPaintMs }) => firstPaintMs, show: milliseconds, allowedRatio: 0.5 },
  { name: 'blocking time', of: ({ blockingMs }) => blockingMs, show: milliseconds, allowedRatio: 1.5 },
  { name: 'layout shift', of: ({ layoutShift }) => layoutShift, show: share, allowedRatio: 0 },
]

interface Row extends Figure {
  app: number
  bare: number
  ratio: number
}

/** Compares a first visit to Home with one to a bare app. Returns a sentence if a limit is exceeded. */
export async function benchStart(): Promise<string | undefined> {
  const rows = tableOf(await measure())
  print(rows)
  return problemOf(rows)
}

/** Measures both apps once a round, in changing order, so that a busy machine slows both alike. */
async function measure(): Promise<Record<keyof Sites, Load[]>> {
  const sites = await buildSites()
  const browser = await chromium.launch(launchOptions())
  const loads: Record<keyof Sites, Load[]> = { app: [], bare: [] }
  try {
    // The first visit after a browser's start includes more than the page.
    await loadOnce(browser, sites.bare.url)
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? (['app', 'bare'] as const) : (['bare', 'app'] as const)
      for (const name of order) loads[name].push(await loadOnce(browser, sites[name].url))
    }
  } finally {
    await browser.close()
    await Promise.all([sites.app.close(), sites.bare.close()])
  }
  return loads
}

function tableOf(loads: Record<keyof Sites, Load[]>): Row[] {
  return FIGURES.map((figure) => {
    const app = median(loads.app.map(figure.of))
    const bare = median(loads.bare.map(figure.of))
    return { ...figure, app, bare, ratio: app === 0 ? 0 : app / bare }
  })
}

function print(rows: readonly Row[]): void {
  const { cpuSlowdown, megabitsPerSecond, latencyMs } = CONDITIONS
  printTable(
    `Start: medians of ${ROUNDS} first visits to Home, on a ${cpuSlowdown}× slower computer, ` +
      `at ${megabitsPerSecond} Mbps with ${latencyMs} ms latency`,
    [
      ['', 'this app', 'bare app', 'ratio', 'at most'],
      ...rows.map((row) => [row.name, row.show(row.app), row.show(row.bare), ratioOf(row), limitOf(row)]),
    ],
  )
}

function problemOf(rows: readonly Row[]): string | undefined {
  const problems = rows
    .filter(({ ratio, allowedRatio }) => ratio > allowedRatio)
    .map(
      (row) => `${row.name} ${row.bare === 0 ? row.show(row.app) : ratioOf(row)} (at most ${limitOf(row)})`,
    )
  return problems.length === 0
    ? undefined
    : `Home costs too much to start, compared with a bare app: ${problems.join('; ')}.`
}

function ratioOf({ ratio, bare }: Row): string {
  return bare === 0 ? '–' : `${ratio.toFixed(2)}×`
}

function limitOf({ allowedRatio }: Row): string {
  return allowedRatio === 0 ? '0' : `${allowedRatio}×`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(0)} ms`
}

function share(shift: number): string {
  return shift === 0 ? '0' : shift.toFixed(4)
}
