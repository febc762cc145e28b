import type { Browser, CDPSession, FrameLocator } from 'playwright'
import { PROGRESS_KEY } from '#progress/progressKey.ts'
import { practiceIds } from '#syllabus/practiceList.ts'
import { openPhone, pageOf } from './phone.ts'

/** A lesson that has as many exercises as any, like those after it. */
const FIRST = 'pagination/no-flicker'

interface Heap {
  /** The exercise that has just been checked. */
  title: string
  /** What JavaScript holds once nothing is left to collect. */
  bytes: number
}

/**
 * Goes through so many exercises in the catalogue's frame, by the links that a learner has, checks the starting point of each, and measures
 * the heap then.
 */
export async function heapsOf(browser: Browser, url: string, count: number): Promise<Heap[]> {
  const { page, devtools } = await openPhone(browser)
  // Only what is solved leads to the next.
  await page.addInitScript(([key, progress]) => localStorage.setItem(key, progress), [
    PROGRESS_KEY,
    JSON.stringify({ solved: practiceIds().exercises }),
  ] as const)
  await page.goto(`${url}?path=/docs/${pageOf(FIRST)}`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  const heaps: Heap[] = []
  while (heaps.length < count) {
    if (heaps.length > 0) await goOn(docs)
    const title = await docs.getByRole('heading', { level: 1 }).innerText()
    await docs.getByRole('button', { name: 'Check', exact: true }).tap()
    await docs
      .getByRole('status')
      .filter({ hasText: /^(?:Not yet|Solved)/ })
      .waitFor()
    heaps.push({ title, bytes: await heapOf(devtools) })
  }
  await page.context().close()
  return heaps
}

/** Opens the next exercise: of the same lesson, or the first one of the next. */
async function goOn(docs: FrameLocator): Promise<void> {
  const before = await docs.getByRole('heading', { level: 1 }).innerText()
  const next = docs.getByRole('link', { name: 'Next exercise' })
  if (await next.isVisible()) await next.tap()
  else {
    await docs.getByRole('link', { name: 'Back to the lesson', exact: true }).tap()
    await docs.getByRole('navigation', { name: 'Lessons' }).getByRole('link', { name: /^Next/ }).tap()
    await docs
      .getByRole('link', { name: /^Exercise: / })
      .first()
      .tap()
  }
  await docs.getByRole('heading', { level: 1 }).filter({ hasNotText: before }).waitFor()
  await docs.getByRole('button', { name: 'Check', exact: true }).waitFor()
}

async function heapOf(devtools: CDPSession): Promise<number> {
  // What is finalized after a collection goes with the next one.
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize
}
