import type { Page } from 'playwright'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { buildCatalogues, serveCatalogues } from '../catalogues.ts'
import { compareFirstVisits, kilobytes, milliseconds } from '../compare.ts'
import { slowDown, slowPhone } from '../slowPhone.ts'

const ROUNDS = 9

/** All from the navigation of Storybook's frame, in ms, until it is painted. */
interface Reading {
  firstPaintMs: number
  /** The first paragraph of a lesson; of the bare page, its heading. */
  textMs: number
  /** The first demo, once it answers. */
  demoMs: number
  sidebarMs: number
  /** The layout shift of the frame and of the page in it. */
  shift: number
  /** All that came over the line. */
  bytes: number
  /** From the press on the link at a lesson's end until the next one's first paragraph is painted; 0 for the bare page, which has no next one. */
  nextMs: number
}

/** The limits of the two lines, as multiples of the bare catalogue's. */
const limits = {
  slow: { text: 0.08, demo: 0.7, sidebar: 1.38, nextMs: 400 },
  fast: { text: 0.3, demo: 1.25, sidebar: 1.79, nextMs: 150 },
} as const

/**
 * Compares a first visit to a lesson in Storybook's frame with one to a bare catalogue's docs page: on a slow line, and on this machine as
 * it is. The lesson is Basic Query, or that of the environment variable `LESSON`. Returns a sentence if a limit is exceeded.
 */
export async function benchRead(): Promise<string | undefined> {
  const slug = process.env['LESSON'] ?? 'basic-query'
  const lesson = lessons.find((one) => one.slug === slug)
  if (lesson === undefined) return `There is no lesson “${slug}”.`
  await buildCatalogues()
  const problems = [await onLine('slow', lesson), await onLine('fast', lesson)]
  const sentences = problems.filter((problem) => problem !== undefined)
  return sentences.length === 0 ? undefined : sentences.join('\n')
}

function onLine(line: keyof typeof limits, lesson: (typeof lessons)[number]): Promise<string | undefined> {
  const { text, demo, sidebar, nextMs } = limits[line]
  const where = line === 'slow' ? slowPhone : 'unthrottled'
  return compareFirstVisits<Reading>({
    title: `Reading: ${lesson.title} in Storybook’s frame, ${where}`,
    rounds: ROUNDS,
    names: { ours: 'this lesson', bare: 'bare page' },
    figures: [
      { name: 'first paint', of: ({ firstPaintMs }) => firstPaintMs, show: milliseconds },
      { name: 'first paragraph', of: ({ textMs }) => textMs, show: milliseconds, allowedRatio: text },
      { name: 'first demo', of: ({ demoMs }) => demoMs, show: milliseconds, allowedRatio: demo },
      { name: 'real sidebar', of: ({ sidebarMs }) => sidebarMs, show: milliseconds, allowedRatio: sidebar },
      { name: 'layout shift', of: ({ shift }) => shift, show: (value) => value.toFixed(4), most: 0.01 },
      { name: 'next lesson', of: (visit) => visit.nextMs, show: milliseconds, most: nextMs },
      { name: 'bytes', of: ({ bytes }) => bytes, show: kilobytes },
    ],
    serve: serveCatalogues,
    visit: {
      ours: readingOf(line, lessonPageId(lesson), '#storybook-docs main p', 'figure [aria-busy="false"]'),
      bare: readingOf(line, 'bare--page', '#storybook-docs h1', '.sb-story [data-ready]'),
    },
    problem: `A lesson can be read too late (${where})`,
  })
}

/** How to visit a docs page in the frame, with selectors for its first text and its first demo. */
function readingOf(line: keyof typeof limits, pageId: string, text: string, demo: string) {
  return async (page: Page, catalogue: string): Promise<Reading> => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.addInitScript(noteTimes, { text, demo, sidebar: '#storybook-explorer-tree [data-item-id]' })
    const bytes = await countBytes(page)
    if (line === 'slow') await slowDown(page)
    await page.goto(`${catalogue}?path=/docs/${pageId}`)
    const frames = await untilAllIsThere(page, bytes)
    const first = (name: string) => Math.min(...frames.map(({ times }) => times[name] ?? Infinity))
    const begin = frames[0]?.timeOrigin ?? 0
    return {
      firstPaintMs: first('paint') - begin,
      textMs: first('text') - begin,
      demoMs: first('demo') - begin,
      sidebarMs: first('sidebar') - begin,
      shift: frames.reduce((sum, { shift }) => sum + shift, 0),
      bytes: bytes(),
      nextMs: await nextLesson(page, bytes),
    }
  }
}

/** Reads on to the end of a lesson, and goes to the next one. */
async function nextLesson(page: Page, bytes: () => number): Promise<number> {
  const lesson = page.frameLocator('#storybook-preview-iframe')
  const link = lesson.getByRole('navigation', { name: 'Lessons' }).getByRole('link').first()
  if ((await link.count()) === 0) return 0
  await link.scrollIntoViewIfNeeded()
  await untilAllIsThere(page, bytes)
  return link.evaluate(
    (next: HTMLElement) =>
      new Promise<number>((painted) => {
        const begin = performance.now()
        const before = document.querySelector('main p')?.textContent
        const looking = setInterval(() => {
          const text = document.querySelector('#storybook-docs main p')
          if (text === null || text.textContent === before || !text.checkVisibility()) return
          clearInterval(looking)
          requestAnimationFrame(() => painted(performance.now() - begin))
        }, 5)
        next.click()
      }),
  )
}

/** What each frame has noted, once all has come to be seen and nothing has come over the line for a second. */
async function untilAllIsThere(page: Page, bytes: () => number): Promise<Noted[]> {
  for (let before = -1; ; before = bytes()) {
    await page.waitForTimeout(1000)
    const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(readTimes)))
    const names = new Set(frames.flatMap(({ times }) => Object.keys(times)))
    if (before === bytes() && ['paint', 'text', 'demo', 'sidebar'].every((name) => names.has(name)))
      return frames
  }
}

/** Counts what comes over the line from now on. */
async function countBytes(page: Page): Promise<() => number> {
  let sum = 0
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => void (sum += encodedDataLength))
  return () => sum
}

// The functions below run in the page and in each of its frames, where they cannot use anything of this module. Named functions within
// them would: tsx keeps their names with a helper.

interface Noted {
  timeOrigin: number
  /** In ms since the epoch. */
  times: Record<string, number>
  shift: number
}

/** Looks again and again for what has come to be seen, and notes when the frame that shows it is painted. */
function noteTimes(selectors: Readonly<Record<string, string>>): void {
  const noted: Noted = { timeOrigin: performance.timeOrigin, times: {}, shift: 0 }
  Object.assign(globalThis, { noted })
  for (const [name, selector] of Object.entries(selectors)) {
    const looking = setInterval(() => {
      if (document.querySelector(selector)?.checkVisibility() !== true) return
      clearInterval(looking)
      requestAnimationFrame(() => (noted.times[name] = performance.timeOrigin + performance.now()))
    }, 5)
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

function readTimes(): Noted {
  const { noted } = globalThis as unknown as { noted: Noted }
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (paint) noted.times['paint'] = performance.timeOrigin + paint.startTime
  return noted
}
