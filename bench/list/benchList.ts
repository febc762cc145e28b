import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { build } from 'vite'
import { launchOptions } from '../../scripts/browser.ts'
import { startStaticServer } from '../../scripts/staticServer.ts'
import { median } from '../median.ts'
import { printTable } from '../printTable.ts'
import type { Sample } from './sample.ts'

/** Numbers of loaded posts; the others are compared with the first. */
const SIZES = [100, 1_000, 10_000] as const
const WARM_UP_ROUNDS = 5
const ROUNDS = 25
const ALLOWED_RATIO = 2

const BUILT = resolve(import.meta.dirname, '../../node_modules/.cache/bench/list')

interface Row {
  size: number
  ms: number
  msRatio: number
  nodes: number
  nodesRatio: number
}

/** Compares the cost of "Load more" in a long list and a short one. Returns a sentence if the limit is exceeded. */
export async function benchList(): Promise<string | undefined> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: BUILT, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  })
  const rows = tableOf(await measure())
  print(rows)
  return problemOf(rows)
}

/** Measures every size once a round, in changing order, so that a busy machine slows all alike. */
async function measure(): Promise<Map<number, Sample[]>> {
  const site = await startStaticServer({ dir: BUILT, port: 0 })
  const { args, ...options } = launchOptions()
  // No frame rate limit: waiting for the next of 60 frames per second would hide the work in between.
  const browserArgs = [...args, '--disable-frame-rate-limit', '--disable-gpu-vsync', '--js-flags=--expose-gc']
  const browser = await chromium.launch({ ...options, args: browserArgs })
  const samples = new Map<number, Sample[]>(SIZES.map((size) => [size, []]))
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => {
      throw error
    })
    await page.goto(site.url)
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      const turn = round % SIZES.length
      for (const size of [...SIZES.slice(turn), ...SIZES.slice(0, turn)]) {
        const sample = await loadMoreOnce(page, size)
        if (round >= WARM_UP_ROUNDS) samples.get(size)?.push(sample)
      }
    }
  } finally {
    await browser.close()
    await site.close()
  }
  return samples
}

function loadMoreOnce(page: Page, size: number): Promise<Sample> {
  return page.evaluate<Sample>(`loadMoreOnce(${size})`)
}

function tableOf(samples: Map<number, Sample[]>): Row[] {
  const medians = [...samples].map(([size, ofSize]) => ({
    size,
    ms: median(ofSize.map(({ ms }) => ms)),
    nodes: median(ofSize.map(({ nodes }) => nodes)),
  }))
  const [base] = medians
  if (base === undefined) throw new Error('Nothing was measured.')
  return medians.map((row) => ({ ...row, msRatio: row.ms / base.ms, nodesRatio: row.nodes / base.nodes }))
}

function print(table: readonly Row[]): void {
  printTable(`Long lists: medians of ${ROUNDS} clicks on "Load more" in Infinite Query`, [
    ['posts loaded', 'one "Load more"', 'ratio', 'DOM nodes', 'ratio', 'at most'],
    ...table.map(({ size, ms, msRatio, nodes, nodesRatio }) => [
      size.toLocaleString('en'),
      `${ms.toFixed(1)} ms`,
      `${msRatio.toFixed(2)}×`,
      String(nodes),
      `${nodesRatio.toFixed(2)}×`,
      `${ALLOWED_RATIO}×`,
    ]),
  ])
}

function problemOf(table: readonly Row[]): string | undefined {
  const [base] = table
  const tooMuch = table.flatMap(({ size, msRatio, nodesRatio }) => [
    { size, what: 'takes', ratio: msRatio, unit: 'the time' },
    { size, what: 'leaves', ratio: nodesRatio, unit: 'the DOM nodes' },
  ])
  const worst = tooMuch.toSorted((a, b) => b.ratio - a.ratio)[0]
  if (base === undefined || worst === undefined || worst.ratio <= ALLOWED_RATIO) return undefined
  const { size, what, ratio, unit } = worst
  return (
    `With ${size} posts loaded, "Load more" ${what} ${ratio.toFixed(2)}× ${unit} that it does with ${base.size}; ` +
    `at most ${ALLOWED_RATIO}× is allowed.`
  )
}
