import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium } from 'playwright'
import { answersOf } from '../../scripts/answersOf.ts'
import { launchOptions } from '../../scripts/browser.ts'
import { median } from '../median.ts'
import { printTable } from '../printTable.ts'

const ROUNDS = 5
const LIMIT_S = 15
const FRAME = 'http://localhost:6006/'
const modules = resolve(import.meta.dirname, '../../node_modules')

/**
 * Measures how long `npm start` takes on a machine that has never run it, until Welcome can be read. Its ports must be free. Returns a
 * sentence if the limit, which is for two idle cores, is exceeded.
 */
export async function benchDevelop(): Promise<string | undefined> {
  const seconds: number[] = []
  // oxlint-disable-next-line no-await-in-loop -- one has the ports at a time
  for (let round = 0; round < ROUNDS; round += 1) seconds.push(await firstStart())
  const [least, middle, most] = [Math.min(...seconds), median(seconds), Math.max(...seconds)].map(inWords)
  printTable(`npm start, until Welcome can be read: median of ${ROUNDS}`, [
    ['median', 'from to', 'at most'],
    [middle ?? '', `${least} to ${most}`, inWords(LIMIT_S)],
  ])
  return median(seconds) > LIMIT_S ? `npm start takes too long: ${middle} (at most ${LIMIT_S} s).` : undefined
}

async function firstStart(): Promise<number> {
  for (const cache of ['.cache/storybook', '.vite'])
    // oxlint-disable-next-line no-await-in-loop -- two folders
    await rm(resolve(modules, cache), { recursive: true, force: true })
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage()
  const begin = performance.now()
  const server = spawn('npm', ['start'], { stdio: 'ignore', detached: true })
  try {
    await answersOf([FRAME], 100)
    await page.goto(FRAME)
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 120_000 })
    return (performance.now() - begin) / 1000
  } finally {
    // With all that it has started.
    if (server.pid !== undefined) process.kill(-server.pid)
    await browser.close()
  }
}

const inWords = (seconds: number): string => `${seconds.toFixed(1)} s`
