import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'
import { lessonPageId } from '#syllabus/lessons.ts'
import { compare, excessOf, kilobytes, milliseconds, printRows, takeTurns } from '../compare.ts'
import type { Figure, Measured } from '../compare.ts'
import { buildCatalogues } from './buildCatalogues.ts'
import { readOnce } from './readOnce.ts'
import type { DocsPage, Reading } from './readOnce.ts'

const ROUNDS = 15

const FIGURES: readonly Figure<Reading>[] = [
  { name: 'heading', of: ({ headingMs }) => headingMs, show: milliseconds, allowedRatio: 1.15 },
  { name: 'first demo', of: ({ demoMs }) => demoMs, show: milliseconds, allowedRatio: 1.4 },
  { name: 'script, gzip', of: ({ scriptBytes }) => scriptBytes, show: kilobytes, allowedRatio: 1.2 },
]

/** Compares a first visit to a lesson with one to a bare docs page. Returns a sentence if a limit is exceeded. */
export async function benchLesson(): Promise<string | undefined> {
  const rows = compare(FIGURES, await measure())
  printRows(
    `Lesson: medians of ${ROUNDS} first visits to the page of Basic Query, and to a bare docs page with one story`,
    { ours: 'this lesson', bare: 'bare page' },
    rows,
  )
  const excess = excessOf(rows)
  return excess && `A lesson costs too much to open, compared with a bare docs page: ${excess}.`
}

async function measure(): Promise<Measured<Reading>> {
  const catalogues = await buildCatalogues()
  const ours: DocsPage = {
    url: pageIn(catalogues.ours.url, lessonPageId({ slug: 'basic-query' })),
    // A stage is busy until its story has rendered. That its server takes its time is part of the lesson.
    demo: 'figure [role="region"][aria-busy="false"]',
  }
  const bare: DocsPage = { url: pageIn(catalogues.bare.url, 'bare--page'), demo: '.sb-story [data-ready]' }
  const browser = await chromium.launch(launchOptions())
  try {
    // The first visit after a browser's start includes more than the page.
    await readOnce(browser, bare)
    return await takeTurns(ROUNDS, {
      ours: () => readOnce(browser, ours),
      bare: () => readOnce(browser, bare),
    })
  } finally {
    await browser.close()
    await Promise.all([catalogues.ours.close(), catalogues.bare.close()])
  }
}

function pageIn(catalogue: string, id: string): string {
  return `${catalogue}iframe.html?viewMode=docs&id=${id}`
}
