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

/** A figure, and its limit as a multiple of the bare thing's. A limit of 0 allows nothing. */
interface Figure<Measured> {
  name: string
  of: (visit: Visit<Measured>) => number
  show: (value: number) => string
  allowedRatio: number
}

/** What the course makes, and the barest thing of its kind. */
interface Comparison<Measured> {
  /** What is visited, and under which conditions. */
  title: string
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
  const { title, names, figures, problem } = comparison
  const { ours, bare } = await takeTurns(comparison)
  const rows = figures.map(({ of, ...figure }) => {
    const [our, its] = [median(ours.map(of)), median(bare.map(of))]
    return { ...figure, our, its, ratio: our === 0 ? 0 : our / its }
  })
  const shown = rows.map(({ name, show, our, its, ratio, allowedRatio }) => ({
    cells: [name, show(our), show(its)],
    ratio: its === 0 ? '–' : `${ratio.toFixed(2)}×`,
    limit: allowedRatio === 0 ? '0' : `${allowedRatio}×`,
    excess: ratio > allowedRatio && `${name} ${its === 0 ? show(our) : `${ratio.toFixed(2)}×`}`,
  }))
  printTable(`${title}: medians of ${ROUNDS} first visits`, [
    ['', names.ours, names.bare, 'ratio', 'at most'],
    ...shown.map(({ cells, ratio, limit }) => [...cells, ratio, limit]),
  ])
  const exceeded = shown.flatMap(({ excess, limit }) => (excess ? [`${excess} (at most ${limit})`] : []))
  return exceeded.length === 0 ? undefined : `${problem}: ${exceeded.join('; ')}.`
}

/** Visits both once a round, in changing order, so that a busy machine slows both alike. */
async function takeTurns<Measured>({ serve, visit }: Comparison<Measured>) {
  const sites = await serve()
  const browser = await chromium.launch(launchOptions())
  const measured: Record<'ours' | 'bare', Visit<Measured>[]> = { ours: [], bare: [] }
  try {
    const visitOnce = (name: 'ours' | 'bare') =>
      firstVisit(browser, (page) => visit[name](page, sites[name].url))
    // The first visit after a browser's start includes more than the page.
    await visitOnce('bare')
    for (let round = 0; round < ROUNDS; round += 1) {
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
