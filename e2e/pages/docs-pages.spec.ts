import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { PROGRESS_KEY } from '#progress/progressKey.ts'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { practice } from '#syllabus/practiceList.ts'
import { guideFolder } from '../../scripts/lesson-texts/guides.ts'
import {
  demos,
  expectCheckToPass,
  expectLoaded,
  expectNoDeadLinks,
  figuresWithChecks,
  openFolds,
  rulesForOnePage,
  seeEveryDemo,
  WRONG,
} from '../docsPages.ts'
import { expectNoAxeViolations, expectReadableColours, sites, test } from '../site.ts'

// One visit to each docs page for all that holds on every page: starting a page's demos takes longer than any question
// about it.

const lessonPages = lessons.map(lessonPageId)

const blocks = 'components-ui-lesson-blocks--how-to-use-them'
const clock = 'components-lab-clock--how-to-use-it'
const glossary = 'course-glossary--glossary'
const skills = 'course-skills--skills'

const otherPages = [
  'course-welcome--welcome',
  'course-the-lab--lab',
  glossary,
  skills,
  'components-worlds--worlds',
  blocks,
  ...['network', 'requests', 'cache-timeline', 'action-log', 'render-counts'].map(
    (instrument) => `components-lab-${instrument}--how-to-use-it`,
  ),
  clock,
]

/** Two have no demo; that of the last stands in a frame of its own, which no check of the page reaches. */
const withoutChecks = [glossary, skills, clock]

/** What a window of 1280 × 900 px leaves beside Storybook's sidebar and below its toolbar. */
const screen = { width: 1040, height: 860 }
const MOST_SCREENS = 8
const MOST_SCREENS_WITH_PRACTICE = 12
const WINDOW_HEIGHT = 900

/** What may scroll where there is room: lists of thousands of rows, and one that loads more at its end, as that is what they show; and the lab. */
const LISTS =
  '[role=feed], :has(> [aria-setsize]), :has(> * > [aria-setsize]), [aria-label=Posts], [data-lab] *'

for (const id of [...lessonPages, ...otherPages]) {
  test(`${id}: its size, axe in both themes, its links, a phone, its checks`, async ({ page }) => {
    await page.setViewportSize(screen)
    // Questions from earlier lessons are asked once these are begun.
    await page.addInitScript(
      ([key, progress]) => localStorage.setItem(key ?? '', progress ?? ''),
      [PROGRESS_KEY, JSON.stringify({ read: lessons.map(({ slug }) => slug) })],
    )
    await page.goto(`${sites.sub}storybook/iframe.html?viewMode=docs&id=${id}`)
    await seeAll(page)

    if (lessonPages.includes(id)) {
      await test.step(`it begins with a demo and its task, and has at most ${MOST_SCREENS} screens`, async () => {
        const [height, withPractice] = await page.evaluate(heights)
        expect.soft(height / WINDOW_HEIGHT, 'screens').toBeLessThanOrEqual(MOST_SCREENS)
        expect
          .soft(withPractice / WINDOW_HEIGHT, 'screens with practice')
          .toBeLessThanOrEqual(MOST_SCREENS_WITH_PRACTICE)
        expect
          .soft(await endOfFirstTask(page), 'the end of the first task')
          .toBeLessThanOrEqual(screen.height)
      })
      await test.step('it fits a phone', async () => {
        await page.setViewportSize({ width: 375, height: 740 })
        expect
          .soft(await page.evaluate(scrollers, ''), 'what scrolls up and down within the page')
          .toEqual([])
        await page.setViewportSize({ width: 320, height: 740 })
        expect.soft(await page.evaluate(tooWide), 'what scrolls sideways').toEqual([])
        await page.setViewportSize(screen)
      })
    }

    await openFolds(page)
    await seeAll(page)
    await test.step('no stage scrolls within the page', async () => {
      expect
        .soft(await page.evaluate(scrollers, LISTS), 'what scrolls up and down within the page')
        .toEqual([])
    })

    await test.step('its reading edition says the same', async () => {
      const reading = await page.request.get(`${sites.sub}lessons/${readingFolder(id)}/`)
      expect.soft(await page.evaluate(proseBeside, await reading.text())).toEqual([])
    })

    await test.step('axe finds nothing, and no link is dead, in folds neither', async () => {
      await expectNoAxeViolations(page, rulesForOnePage, provenElsewhere(id))
      await expectNoDeadLinks(page.getByRole('figure').getByRole('link', { includeHidden: true }))
    })

    await test.step('it can be read in the dark theme', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expectReadableColours(page, provenElsewhere(id))
    })

    // All checks of a page play in `npm run test:built`, and each in its story.
    await test.step('the first check of each kind passes', async () => {
      const figures = figuresWithChecks(page)
      if (!withoutChecks.includes(id)) await expect(figures.first()).toBeVisible()
      for (const kind of [figures.filter({ hasNotText: WRONG }), figures.filter({ hasText: WRONG })])
        if ((await kind.count()) > 0) await expectCheckToPass(kind.first())
    })

    if (lessonPages.includes(id)) {
      // What each run measures is proven by its story, and how one runs on a page by predict.spec.ts.
      await test.step('it asks two questions, from the third lesson on after one from earlier', async () => {
        await expect(page.locator('figure[aria-label^="Predict: "]')).toHaveCount(questionsOn(id))
      })
      await test.step('it fits a phone with its folds open', async () => {
        await expectToFitPhones(page)
      })
      await test.step('it fits a phone with text at 200 %, whether the toolbar says so or the browser', async () => {
        await setBrowsersTextSize(page, 32)
        await expectToFitPhones(page)
        await setBrowsersTextSize(page, 16)
        await page.evaluate(() => (document.documentElement.dataset['textSize'] = 'double'))
        await expectToFitPhones(page)
      })
    }
  })
}

for (const size of [screen, { width: 375, height: 740 }]) {
  test(`nothing moves while a page and its first demo start, ${size.width} px wide`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.addInitScript(noteMovement)
    for (const id of [...lessonPages, 'course-welcome--welcome']) {
      await page.goto(`${sites.sub}storybook/iframe.html?viewMode=docs&id=${id}`)
      await page.waitForFunction(firstDemoHasItsAnswers)
      expect.soft(await page.evaluate(movement), id).toEqual([])
    }
    // The app's first page, for who has begun: it learns so after it was drawn.
    await page.goto(sites.sub)
    await expect(page.getByRole('link', { name: /^Continue where you were/ })).toBeVisible()
    expect.soft(await page.evaluate(movement), 'Home').toEqual([])
  })
}

/** A lesson that `npm run new:lesson` has just made has nothing to practise yet. */
function questionsOn(id: string): number {
  const index = lessons.findIndex((lesson) => lessonPageId(lesson) === id)
  if (!Object.keys(practice).includes(lessons[index]?.slug ?? '')) return 0
  return index < 2 ? 2 : 3
}

/** What axe leaves out: demos, which their stories prove in both themes, and code, but for the page of blocks and a lesson. */
function provenElsewhere(id: string): string[] {
  return id === blocks || id === lessonPageId({ slug: 'basic-query' }) ? [demos] : [demos, 'pre']
}

function readingFolder(id: string): string {
  return lessons.find((lesson) => lessonPageId(lesson) === id)?.slug ?? guideFolder({ id })
}

async function seeAll(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await seeEveryDemo(page)
  // A demo in a frame may keep a connection.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  await expectLoaded(page)
}

async function expectToFitPhones(page: Page): Promise<void> {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => page.evaluate(tooWide), `what scrolls sideways at ${width} px`).toEqual([])
  }
}

/** The font size of the browser's own settings, in px. Unlike the page's own, media queries in rem follow it. */
async function setBrowsersTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await browser.detach()
}

async function endOfFirstTask(page: Page): Promise<number> {
  const tasks = page
    .getByRole('figure')
    .first()
    .getByRole('list', { name: /^Tasks: / })
  await expect(tasks, 'the first demo has tasks').toBeVisible()
  const task = await tasks.getByRole('listitem').first().boundingBox()
  return task === null ? Infinity : task.y + task.height
}

// The functions below run in the page, where they cannot use anything of this module.

/** The height of the page in px, without its practice and with it. */
function heights(): [number, number] {
  const practice = document.querySelectorAll<HTMLElement>(
    'figure[aria-label^="Predict: "], section[id^="exercise-"]',
  )
  const { scrollHeight } = document.documentElement
  return [[...practice].reduce((height, figure) => height - figure.offsetHeight, scrollHeight), scrollHeight]
}

function scrollers(besides: string): string[] {
  return [...document.querySelectorAll(`figure *${besides && `:not(${besides})`}`)]
    .filter(
      (element) =>
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) &&
        element.scrollHeight > element.clientHeight,
    )
    .map(
      (element) =>
        `${element.scrollHeight} px in ${element.clientHeight} px: ${element.outerHTML.slice(0, 200)}`,
    )
}

function tooWide(): string[] {
  return [document.documentElement, ...document.querySelectorAll('main *')]
    .filter(
      (element) =>
        (element === document.documentElement ||
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)) &&
        element.scrollWidth > element.clientWidth,
    )
    .map(
      (element) =>
        `${element.scrollWidth} px in ${element.clientWidth} px: ${element.outerHTML.slice(0, 200)}`,
    )
}

declare global {
  /** What has moved so far, and by how much, as a browser counts layout shifts. */
  var moved: string[]
}

/** Runs in the page, before its scripts. */
function noteMovement(): void {
  globalThis.moved = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.moved.push(JSON.stringify(entry))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: what its prose says, and another page does not. */
function proseBeside(html: string): string[] {
  const other = new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ')
  return [...document.querySelectorAll('main :is(h2, h3, p, li, th, td)')]
    .filter((part) => part.closest('figure, nav, aside, [class*=sb-unstyled]') === null)
    .map((part) => part.textContent.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => !other.includes(text))
}

/** Runs in the page. */
function movement(): string[] {
  return globalThis.moved
}

/** Runs in the page: whether the first demo to be seen has started, and asks for nothing. */
function firstDemoHasItsAnswers(): boolean {
  const stages = [
    ...document.querySelectorAll<HTMLElement>('figure [role=region][aria-label$=": live demo"]'),
  ]
  const first = stages.find((stage) => stage.offsetHeight > 0)
  const requests = first?.closest('figure')?.querySelector('[data-requests]')?.textContent
  return first?.getAttribute('aria-busy') === 'false' && requests?.includes('under way') === false
}
