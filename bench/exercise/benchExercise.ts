import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'
import { startStaticServer } from '../../scripts/staticServer.ts'
import { lessonPageId } from '#syllabus/lessons.ts'
import { milliseconds } from '../compare.ts'
import { median } from '../median.ts'
import { printTable } from '../printTable.ts'
import { openExercise, runOnce } from './runOnce.ts'

const CATALOGUE = resolve(import.meta.dirname, '../../dist/storybook')
const ROUNDS = 15
/** The longest that a learner may wait from the key press to the result. */
const LIMIT_MS = 200

/** Measures the way from a key press to the result of a file of 60 lines. Returns a sentence if it takes too long. */
export async function benchExercise(): Promise<string | undefined> {
  if (!existsSync(resolve(CATALOGUE, 'index.html'))) return 'Run `npm run build:catalogue` first.'
  const server = await startStaticServer({ dir: CATALOGUE, port: 0 })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    await page.goto(`${server.url}iframe.html?viewMode=docs&id=${lessonPageId({ slug: 'basic-query' })}`)
    const figure = await openExercise(page, 'The missing key')
    // The first run loads the compiler.
    const first = await runOnce(figure)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) times.push(await runOnce(figure))
    const usual = median(times)
    printTable(`Exercise: from the key press to the result, median of ${ROUNDS} runs of 60 lines`, [
      ['', 'time', 'at most'],
      ['first run', milliseconds(first), ''],
      ['run', milliseconds(usual), milliseconds(LIMIT_MS)],
    ])
    return usual > LIMIT_MS
      ? `An exercise takes ${milliseconds(usual)} from the key press to its result (at most ${milliseconds(LIMIT_MS)}).`
      : undefined
  } finally {
    await browser.close()
    await server.close()
  }
}
