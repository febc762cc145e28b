import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { practice } from '#syllabus/practiceList.ts'
import { expectLoaded, seeEveryDemo } from '../../e2e/docsPages.ts'
import { launchOptions } from '../../scripts/browser.ts'
import { startStaticServer } from '../../scripts/staticServer.ts'
import { printTable } from '../printTable.ts'

const CATALOGUE = resolve(import.meta.dirname, '../../dist/storybook')
/** What a window of 1280 × 900 px leaves beside Storybook's sidebar and below its toolbar. */
const PANE = { width: 1040, height: 860 }
const MOST_PANES = 9

/** Prints how high each lesson of the built catalogue is, with its folds closed and without its exercises. Returns a sentence if one is too high. */
export async function benchHeights(): Promise<string | undefined> {
  if (!existsSync(resolve(CATALOGUE, 'index.html'))) return 'Run `npm run build:catalogue` first.'
  const server = await startStaticServer({ dir: CATALOGUE, port: 0 })
  const browser = await chromium.launch(launchOptions())
  try {
    const heights: { slug: string; px: number }[] = []
    for (const lesson of lessons) {
      const page = await browser.newPage({ viewport: PANE })
      await page.goto(`${server.url}iframe.html?viewMode=docs&id=${lessonPageId(lesson)}`)
      await seeEveryDemo(page)
      await expectLoaded(page)
      heights.push({ slug: lesson.slug, px: await page.evaluate(heightWithout, exerciseIds(lesson.slug)) })
      await page.close()
    }
    printTable(`Lessons, folds closed, without their exercises, in panes of ${PANE.height} px`, [
      ['', 'height', 'panes', 'at most'],
      ...heights.map(({ slug, px }) => [slug, `${px} px`, panes(px).toFixed(1), String(MOST_PANES)]),
    ])
    const tooHigh = heights.filter(({ px }) => panes(px) > MOST_PANES).map(({ slug }) => slug)
    return tooHigh.length > 0 ? `Higher than ${MOST_PANES} panes: ${tooHigh.join(', ')}.` : undefined
  } finally {
    await browser.close()
    await server.close()
  }
}

function panes(px: number): number {
  return px / PANE.height
}

/** The ids of a lesson's exercises on its page. */
function exerciseIds(slug: string): string[] {
  return (practice[slug]?.exercises ?? []).map((exercise) => `exercise-${exercise}`)
}

// Runs in the page, where it cannot use anything of this module.
function heightWithout(ids: readonly string[]): number {
  for (const id of ids) {
    const element = document.getElementById(id)
    if (element === null) throw new Error(`The page has no ${id}.`)
    element.style.display = 'none'
  }
  return document.documentElement.scrollHeight
}
