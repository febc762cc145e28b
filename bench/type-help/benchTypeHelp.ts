import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'
import { startStaticServer } from '../../scripts/staticServer.ts'
import { lessonPageId } from '#syllabus/lessons.ts'
import { milliseconds } from '../compare.ts'
import { median } from '../median.ts'
import { printTable } from '../printTable.ts'
import { openExercise } from '../exercise/runOnce.ts'
import { timeUntil } from './timeUntil.ts'

const CATALOGUE = resolve(import.meta.dirname, '../../dist/storybook')
const ROUNDS = 9

/** Measures how long type help takes: from the press on its button, and from a key. Nothing limits it: it is asked for. */
export async function benchTypeHelp(): Promise<string | undefined> {
  if (!existsSync(resolve(CATALOGUE, 'index.html'))) return 'Run `npm run build:catalogue` first.'
  const server = await startStaticServer({ dir: CATALOGUE, port: 0 })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    await page.goto(`${server.url}iframe.html?viewMode=docs&id=${lessonPageId({ slug: 'basic-query' })}`)
    const figure = await openExercise(page, 'The missing key')
    const first = await timeUntil(figure, 'click', 'The types fit.', () =>
      figure.getByRole('button', { name: /^Type help/ }).click(),
    )
    await figure.getByRole('textbox', { name: /problem\.tsx/ }).press('ControlOrMeta+End')
    const times: number[] = []
    for (let errors = 1; errors <= ROUNDS; errors += 1) {
      const found = errors === 1 ? '1 type error.' : `${errors} type errors.`
      times.push(
        await timeUntil(figure, 'beforeinput', found, () => page.keyboard.insertText(`\nmissing${errors}`)),
      )
    }
    printTable(`Type help: until it says what is wrong in 60 lines, median of ${ROUNDS} keys`, [
      ['', 'time'],
      ['from the press on its button', milliseconds(first)],
      ['from a key', milliseconds(median(times))],
    ])
    return undefined
  } finally {
    await browser.close()
    await server.close()
  }
}
