import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { build } from 'vite'
import { launchOptions } from '../../scripts/browser.ts'
import { startStaticServer } from '../../scripts/staticServer.ts'
import { median } from '../median.ts'
import { printTable } from '../printTable.ts'
import type { Sample } from './main.tsx'

/** Numbers of loaded posts; the others are compared with the first. */
const SIZES = [100, 1_000, 10_000] as const
const WARM_UP_ROUNDS = 5
const ROUNDS = 25
const ALLOWED_RATIO = 2

const BUILT = resolve(import.meta.dirname, '../../node_modules/.cache/bench/list')

/** Compares the cost of "Load more" in a long list and a short one. Returns a sentence if the limit is exceeded. */
export async function benchList(): Promise<string | undefined> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: BUILT, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  })
  const samples = await measure()
  const rows = SIZES.map((size) => ({
    size,
    ms: medianOf(samples, size, 'ms'),
    nodes: medianOf(samples, size, 'nodes'),
  }))
  const [base] = rows
  const compared = rows.map((row) => ({
    ...row,
    ofTime: row.ms / (base?.ms ?? 0),
    ofNodes: row.nodes / (base?.nodes ?? 0),
  }))
  printTable(`Long lists: medians of ${ROUNDS} clicks on "Load more" in Infinite Query`, [
    ['posts loaded', 'one "Load more"', 'ratio', 'DOM nodes', 'ratio', 'at most'],
    ...compared.map(({ size, ms, ofTime, nodes, ofNodes }) => [
      size.toLocaleString('en'),
      `${ms.toFixed(1)} ms`,
      `${ofTime.toFixed(2)}×`,
      String(nodes),
      `${ofNodes.toFixed(2)}×`,
      `${ALLOWED_RATIO}×`,
    ]),
  ])
  const excess = compared
    .flatMap(({ size, ofTime, ofNodes }) => [
      { ratio: ofTime, says: `takes ${ofTime.toFixed(2)}× the time with ${size} posts loaded` },
      { ratio: ofNodes, says: `leaves ${ofNodes.toFixed(2)}× the DOM nodes with ${size} posts loaded` },
    ])
    .filter(({ ratio }) => ratio > ALLOWED_RATIO)
    .map(({ says }) => says)
  return excess.length === 0
    ? undefined
    : `"Load more" ${excess.join(', and ')}; at most ${ALLOWED_RATIO}× of what it does with ${SIZES[0]} is allowed.`
}

function medianOf(samples: Map<number, Sample[]>, size: number, figure: keyof Sample): number {
  return median((samples.get(size) ?? []).map((sample) => sample[figure]))
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
