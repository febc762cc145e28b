import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import type { Browser, BrowserContext, Page, Response } from 'playwright'
import { launchOptions } from '../scripts/browser.ts'
import type { StaticServer } from '../scripts/staticServer.ts'
import { median } from './median.ts'
import { printTable } from './printTable.ts'

const ROUNDS = 15

/** What was measured of a first visit, with nothing cached. */
type Visit<Measured> = Measured & {
  /** The gzip size of every script loaded until the network was idle. */
  scriptBytes: number
}

/** A figure, and its limit: as a multiple of the bare thing's, where 0 allows nothing, or as such. */
interface Figure<Measured> {
  name: string
  of: (visit: Visit<Measured>) => number
  show: (value: number) => string
  allowedRatio?: number
  most?: number
}

/** What the course makes, and the barest thing of its kind. */
interface Comparison<Measured> {
  /** What is visited, and under which conditions. */
  title: string
  /** How often each is visited; 15 times unless set. */
  rounds?: number
  /** Names for the two in the table. */
  names: Record<'ours' | 'bare', string>
  figures: readonly Figure<Measured>[]
  /** Builds both for production, and serves them compressed. */
  serve: () => Promise<Record<'ours' | 'bare', StaticServer>>
  /** Visits one of the two in a new page, until its network is idle. */
  visit: Record<'ours' | 'bare', (page: Page, url: string) => Promise<Measured>>
  /** How the sentence begins that says which limits are exceeded. */
  problem: string
}

/** Compares first visits by their medians, and prints them. Returns a sentence if a limit is exceeded. */
export async function compareFirstVisits<Measured>(
  comparison: Comparison<Measured>,
): Promise<string | undefined> {
  const { title, names, figures, problem, rounds = ROUNDS } = comparison
  const { ours, bare } = await takeTurns(comparison, rounds)
  const rows = figures.map((figure) => {
    const { name, of, show, allowedRatio = Infinity, most = Infinity } = figure
    const [our, its] = [ours.map(of), bare.map(of)]
    const ratio = median(our) === 0 ? 0 : median(our) / median(its)
    const isExceeded = ratio > allowedRatio || median(our) > most
    const limit = most < Infinity ? show(most) : limitText(allowedRatio)
    const said = median(its) === 0 || most < Infinity ? show(median(our)) : `${ratio.toFixed(2)}×`
    return {
      cells: [
        name,
        show(median(our)),
        spread(our, show),
        show(median(its)),
        spread(its, show),
        median(its) === 0 ? '–' : `${ratio.toFixed(2)}×`,
        limit,
      ],
      excess: isExceeded ? [`${name} ${said} (at most ${limit})`] : [],
    }
  })
  printTable(`${title}: medians of ${rounds} first visits`, [
    ['', names.ours, 'from to', names.bare, 'from to', 'ratio', 'at most'],
    ...rows.map(({ cells }) => cells),
  ])
  const exceeded = rows.flatMap(({ excess }) => excess)
  return exceeded.length === 0 ? undefined : `${problem}: ${exceeded.join('; ')}.`
}

function limitText(allowedRatio: number): string {
  if (allowedRatio === Infinity) return '–'
  return allowedRatio === 0 ? '0' : `${allowedRatio}×`
}

function spread(values: readonly number[], show: (value: number) => string): string {
  return `${show(Math.min(...values))} to ${show(Math.max(...values))}`
}

/** Visits both once a round, in changing order, so that a busy machine slows both alike. */
async function takeTurns<Measured>({ serve, visit }: Comparison<Measured>, rounds: number) {
  const sites = await serve()
  const browser = await chromium.launch(launchOptions())
  const measured: Record<'ours' | 'bare', Visit<Measured>[]> = { ours: [], bare: [] }
  try {
    const visitOnce = (name: 'ours' | 'bare') =>
      firstVisit(browser, (page) => visit[name](page, sites[name].url))
    // The first visit after a browser's start includes more than the page.
    await visitOnce('bare')
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
      for (const name of order) measured[name].push(await visitOnce(name))
    }
    return measured
  } finally {
    await browser.close()
    await Promise.all([sites.ours.close(), sites.bare.close()])
  }
}

async function firstVisit<Measured>(
  browser: Browser,
  visit: (page: Page) => Promise<Measured>,
): Promise<Visit<Measured>> {
  const context = await browser.newContext()
  try {
    const scriptBytes = countScriptBytes(context)
    const page = await context.newPage()
    page.on('pageerror', (error) => {
      throw error
    })
    return { ...(await visit(page)), scriptBytes: await scriptBytes() }
  } finally {
    await context.close()
  }
}

/** Notes the scripts that a page gets from now on, without those that a service worker keeps for later. */
function countScriptBytes(context: BrowserContext): () => Promise<number> {
  const scripts: Response[] = []
  context.on('response', (response) => {
    const isForPage = response.request().serviceWorker() === null
    if (isForPage && response.headers()['content-type']?.includes('javascript')) scripts.push(response)
  })
  return async () => {
    const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length))
    return sizes.reduce((total, size) => total + size, 0)
  }
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

export function milliseconds(ms: number): string {
  return `${ms.toFixed(0)} ms`
}
