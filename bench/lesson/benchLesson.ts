import type { Page } from 'playwright'
import { lessonPageId } from '#syllabus/lessons.ts'
import { buildCatalogues, serveCatalogues } from '../catalogues.ts'
import { compareFirstVisits, kilobytes, milliseconds } from '../compare.ts'

/** Both from navigation until it is painted: the page's heading, and its first demo. */
interface Reading {
  headingMs: number
  demoMs: number
}

/** Compares a first visit to a lesson with one to a bare docs page. Returns a sentence if a limit is exceeded. */
export async function benchLesson(): Promise<string | undefined> {
  await buildCatalogues()
  return compareFirstVisits<Reading>({
    title: 'Lesson: the page of Basic Query, and a bare docs page with one story',
    names: { ours: 'this lesson', bare: 'bare page' },
    figures: [
      { name: 'heading', of: ({ headingMs }) => headingMs, show: milliseconds, allowedRatio: 1.15 },
      { name: 'first demo', of: ({ demoMs }) => demoMs, show: milliseconds, allowedRatio: 1.4 },
      { name: 'script, gzip', of: ({ scriptBytes }) => scriptBytes, show: kilobytes, allowedRatio: 1.2 },
    ],
    serve: serveCatalogues,
    visit: {
      // A stage is busy until its story has rendered. That its server takes its time is part of the lesson.
      ours: readingOf(lessonPageId({ slug: 'basic-query' }), 'figure [role="region"][aria-busy="false"]'),
      bare: readingOf('bare--page', '.sb-story [data-ready]'),
    },
    problem: 'A lesson costs too much to open, compared with a bare docs page',
  })
}

/** How to visit a docs page as the frame around it shows it, with a selector for its first demo, once it has rendered. */
function readingOf(pageId: string, demo: string) {
  return async (page: Page, catalogue: string): Promise<Reading> => {
    await page.addInitScript(noteTimes, ['#storybook-docs h1', demo])
    await page.goto(`${catalogue}iframe.html?viewMode=docs&id=${pageId}`, { waitUntil: 'networkidle' })
    const [headingMs = Infinity, demoMs = Infinity] = await page.evaluate(readTimes)
    return { headingMs, demoMs }
  }
}

// The functions below run in the page, where they cannot use anything of this module. Named functions within them would: tsx keeps their
// names with a helper.

/** Looks again and again for what has come to be seen, and notes when the frame that shows it is painted. */
function noteTimes(selectors: readonly string[]): void {
  const times = selectors.map(
    (selector) =>
      new Promise<number>((resolve) => {
        const looking = setInterval(() => {
          if (document.querySelector(selector)?.checkVisibility() !== true) return
          clearInterval(looking)
          requestAnimationFrame(() => resolve(performance.now()))
        }, 5)
      }),
  )
  Object.assign(globalThis, { times })
}

function readTimes(): Promise<number[]> {
  return Promise.all((globalThis as unknown as { times: Promise<number>[] }).times)
}
