import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'
import { startStaticServer } from '../../scripts/staticServer.ts'
import { heapsOf } from './heapsOf.ts'
import { keyToPaint } from './keyToPaint.ts'
import { milliseconds } from '../compare.ts'
import { median } from '../median.ts'
import { printTable } from '../printTable.ts'

const CATALOGUE = resolve(import.meta.dirname, '../../dist/storybook')
const EXERCISES = 10
const KEYS = 5
const CPU_SLOWDOWN = 4
/** The time is for an idle machine. */
const LIMITS = { growth: 2, keyMs: 200 }

/** Measures the page of an exercise on a phone: what ten leave in memory, and how long a key takes. Returns a sentence if a limit is exceeded. */
export async function benchWorkspace(): Promise<string | undefined> {
  if (!existsSync(resolve(CATALOGUE, 'index.html'))) return 'Run `npm run build:catalogue` first.'
  const server = await startStaticServer({ dir: CATALOGUE, port: 0 })
  const browser = await chromium.launch(launchOptions())
  try {
    const problems = [await benchHeap(browser, server.url), await benchKey(browser, server.url)]
    const said = problems.filter((problem) => problem !== undefined)
    return said.length > 0 ? said.join(' ') : undefined
  } finally {
    await browser.close()
    await server.close()
  }
}

async function benchHeap(browser: Browser, url: string): Promise<string | undefined> {
  const heaps = await heapsOf(browser, url, EXERCISES)
  const [first] = heaps
  const growthOf = ({ bytes }: { bytes: number }) => bytes / (first?.bytes ?? 0)
  printTable('Workspace: memory on a phone, after the check of one exercise after the other, in one page', [
    ['', 'heap', 'ratio', 'at most'],
    ...heaps.map((heap) => [heap.title, megabytes(heap.bytes), ratio(growthOf(heap)), ratio(LIMITS.growth)]),
  ])
  const last = heaps.at(-1)
  return last && growthOf(last) > LIMITS.growth
    ? `After ${EXERCISES} exercises the page has ${ratio(growthOf(last))} the memory that it had after the first (at most ${ratio(LIMITS.growth)}).`
    : undefined
}

async function benchKey(browser: Browser, url: string): Promise<string | undefined> {
  const times = await keyToPaint(browser, url, { keys: KEYS, slowdown: CPU_SLOWDOWN })
  const usual = median(times)
  printTable(
    `Workspace: from the first key in a code to its painted letter, median of ${KEYS} exercises, on a ${CPU_SLOWDOWN}× slower phone`,
    [
      ['', 'time', 'at most'],
      ['key', milliseconds(usual), milliseconds(LIMITS.keyMs)],
      ['slowest', milliseconds(Math.max(...times)), ''],
    ],
  )
  return usual > LIMITS.keyMs
    ? `A key takes ${milliseconds(usual)} to its painted letter (at most ${milliseconds(LIMITS.keyMs)}).`
    : undefined
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

function ratio(of: number): string {
  return `${of.toFixed(2)}×`
}
