import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { readingFolder } from '#course/links/pageIds.ts'
import { PROGRESS_KEY } from '#progress/progressKey.ts'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { practice } from '#syllabus/practiceList.ts'
import {
  demos,
  expectLoaded,
  expectNoDeadLinks,
  expectWhole,
  openFolds,
  rulesForOnePage,
  seeEveryDemo,
} from '../docsPages.ts'
import { expectNoAxeViolations, expectReadableColours, sites, test } from '../site.ts'
import { smallTargets } from '../touch.ts'

// One visit to each docs page for all that holds on every page: starting a page's demos takes longer than any question
// about it.

/** Goes on after a failure: one visit tells of all that is wrong. */
const softly = expect.configure({ soft: true })

const lessonPages = lessons.map(lessonPageId)
const welcome = 'course-welcome--welcome'
const worlds = 'components-for-authors-worlds--worlds'
const blocks = 'components-for-authors-lesson-blocks--how-to-use-them'
const otherPages = [
  welcome,
  'course-the-lab--lab',
  'course-glossary--glossary',
  'course-skills--skills',
  'course-coming-from-v3-or-v4--coming-from-v3-or-v4',
  'course-not-in-this-course--not-in-this-course',
  worlds,
  blocks,
  ...['network', 'requests', 'cache-timeline', 'action-log', 'render-counts', 'clock'].map(
    (instrument) => `components-lab-${instrument}--how-to-use-it`,
  ),
]
const drawings = readdirSync(new URL('../../dist/storybook/drawings', import.meta.url))

/** What a window of 1280 × 900 px leaves beside Storybook's sidebar and below its toolbar. */
const screen = { width: 1040, height: 860 }
const phone = { width: 375, height: 740 }
const WINDOW_HEIGHT = 900
const MOST_SCREENS = 8
/** Links, buttons, folds and fields of a lesson with its folds closed: more is a control panel (decision 45). */
const MOST_CONTROLS = 40
const MOST_SCREENS_WITH_PRACTICE = 12

/** What may scroll where there is room: lists of thousands of rows, and one that loads more at its end, as that is what they show; and the lab. */
const LISTS =
  '[role=feed], :has(> [aria-setsize]), :has(> * > [aria-setsize]), [aria-label=Posts], [data-lab] *'

for (const id of [...lessonPages, ...otherPages]) {
  const isLesson = lessonPages.includes(id)
  test(`${id}: its first paint, size, axe in both themes, links, and on a phone`, async ({ page }) => {
    await page.setViewportSize(screen)
    await page.addInitScript(noteMovement)
    const isDrawn = drawings.includes(`${id}.json`)
    await openAsDrawn(page, id, isDrawn)
    if (isDrawn)
      await test.step('it comes alive in the elements of its drawing, and nothing moves until its first demo has its answers', async () => {
        expect.soft(await page.evaluate(madeAnew), 'what was not drawn').toEqual([])
        await page.waitForFunction(firstDemoHasItsAnswers)
        expect.soft(await page.evaluate(movement), 'what has moved').toEqual([])
        // What is below the first demo comes alive when somebody uses the page.
        await page.keyboard.press('Shift')
        await softly.poll(() => page.evaluate(notAlive), 'what is still a drawing').toEqual([])
        expect.soft(await page.evaluate(unlikeReact), 'attributes of the drawing alone').toEqual([])
      })

    // Questions from earlier lessons are asked once these are begun.
    await page.evaluate(keepAsAnotherTab, [
      PROGRESS_KEY,
      JSON.stringify({ read: lessons.map(({ slug }) => slug) }),
    ] as const)
    await seeAll(page)
    if (isLesson)
      await test.step(`it begins with a demo and its task, and has at most ${MOST_SCREENS} screens and ${MOST_CONTROLS} controls`, async () => {
        const [height, withPractice] = await page.evaluate(heights)
        expect.soft(height / WINDOW_HEIGHT, 'screens').toBeLessThanOrEqual(MOST_SCREENS)
        expect
          .soft(withPractice / WINDOW_HEIGHT, 'screens with practice')
          .toBeLessThanOrEqual(MOST_SCREENS_WITH_PRACTICE)
        expect
          .soft(await endOfFirstTask(page), 'the end of the first task')
          .toBeLessThanOrEqual(screen.height)
        const offered = await page.evaluate(controlsBeside, demos)
        expect.soft(offered.length, offered.join('\n')).toBeLessThanOrEqual(MOST_CONTROLS)
      })

    await openFolds(page)
    await seeAll(page)
    await test.step('no stage scrolls within the page', async () => {
      expect.soft(await page.evaluate(scrollers, LISTS), 'what scrolls up and down').toEqual([])
    })
    if (isLesson)
      await test.step('it asks two questions, from the third lesson on after one from earlier, each in one view', async () => {
        await expect.soft(page.locator('figure[aria-label^="Predict: "]')).toHaveCount(questionsOn(id))
        expect.soft(await page.evaluate(questionsHigherThan, 800), 'questions').toEqual([])
      })
    if (id !== worlds && id !== blocks)
      await test.step('its reading edition says the same', async () => {
        const reading = await page.request.get(`${sites.sub}lessons/${readingFolder(id)}/`)
        expect.soft(await page.evaluate(proseBeside, await reading.text())).toEqual([])
      })
    await test.step('what comes or goes restyles itself, and not the page', async () => {
      const selectors = await page.evaluate(selectorsOfPage)
      // Whatever `:has` says, it says of one element, and nothing within or beside that depends on it.
      expect.soft(selectors.filter((selector) => selector.includes(':has('))).not.toEqual([])
      expect.soft(selectors.filter(reachesFurther)).toEqual([])
      // The rules for all elements are there once, and not once for each demo.
      expect.soft(selectors.filter((selector) => selector === '*, ::before, ::after')).toHaveLength(2)
    })
    await test.step('axe finds nothing, and no link of a demo is dead', async () => {
      await expectNoAxeViolations(page, rulesForOnePage, provenElsewhere(id))
      await expectNoDeadLinks(page.getByRole('figure').getByRole('link', { includeHidden: true }))
    })
    await test.step('it can be read in the dark theme', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expectReadableColours(page, provenElsewhere(id))
    })

    await test.step('on a phone it fits, nothing within it scrolls, and a finger has room', async () => {
      await page.setViewportSize(phone)
      await emulateTouch(page)
      await expectToFit(page)
      // A list measures its rows again a frame after they have wrapped.
      await softly.poll(() => page.evaluate(scrollers, LISTS), 'what scrolls up and down').toEqual([])
      expect.soft(await page.evaluate(questionsHigherThan, phone.height), 'questions').toEqual([])
      expect.soft(await smallTargets(page), 'less than 24 px, or 44 px').toEqual([])
    })
    await test.step('it fits 320 px, also with text at 200 %, whether the browser says so or the toolbar', async () => {
      await page.setViewportSize({ width: 320, height: 740 })
      await expectToFit(page)
      await setBrowsersTextSize(page, 32)
      await expectToFit(page)
      await setBrowsersTextSize(page, 16)
      await page.evaluate(() => (document.documentElement.dataset['textSize'] = 'double'))
      await expectToFit(page)
    })
  })
}

test('on a phone nothing moves while a page and its first demo start', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.addInitScript(noteMovement)
  for (const id of [welcome, lessonPageId({ slug: 'basic-query' })]) {
    await page.goto(`${sites.sub}storybook/iframe.html?viewMode=docs&id=${id}`)
    await page.waitForFunction(firstDemoHasItsAnswers)
    expect.soft(await page.evaluate(movement), id).toEqual([])
  }
  // The app's first page, for who has begun: it learns so after it was drawn.
  await page.goto(sites.sub)
  await expect(page.getByRole('link', { name: /^Continue where you were/ })).toBeVisible()
  expect.soft(await page.evaluate(movement), 'Home').toEqual([])
})

/** Opens a docs page. Its scripts come once its drawing stands: on a fast line they may come before. */
async function openAsDrawn(page: Page, id: string, isDrawn: boolean): Promise<void> {
  const address = `${sites.sub}storybook/iframe.html?viewMode=docs&id=${id}`
  if (!isDrawn) {
    await page.goto(address)
    return
  }
  await page.addInitScript(markDrawn)
  const drawn = page.locator('main[data-was="drawn"]').waitFor()
  await page.route('**/assets/*.js', async (route) => {
    await drawn
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await drawn
  await page.waitForFunction(() => !('drawn' in document.documentElement.dataset))
}

/** How many predictions a page has: each of the first two lessons two, each later one three. */
function questionsOn(id: string): number {
  const index = lessons.findIndex((lesson) => lessonPageId(lesson) === id)
  if (!Object.keys(practice).includes(lessons[index]?.slug ?? '')) return 0
  return index < 2 ? 2 : 3
}

/** What axe leaves out: demos, which their stories prove in both themes, and code, but for the page of blocks and a lesson. */
function provenElsewhere(id: string): string[] {
  return id === blocks || id === lessonPageId({ slug: 'basic-query' }) ? [demos] : [demos, 'pre']
}

async function seeAll(page: Page): Promise<void> {
  await expectWhole(page)
  await seeEveryDemo(page)
  await expectLoaded(page)
}

async function expectToFit(page: Page): Promise<void> {
  await softly.poll(() => page.evaluate(tooWide), 'what scrolls sideways').toEqual([])
}

/** A finger is the pointer from now on. */
async function emulateTouch(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
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

/** Whether a selector names something within or beside an element that `:has` something. */
function reachesFurther(selector: string): boolean {
  let flat = selector
  while (flat.includes('('))
    flat = flat.replaceAll(/:[\w-]+\(([^()]*)\)/g, (all, inner: string) =>
      all.startsWith(':has') || inner.includes('§') ? '§' : '',
    )
  return flat.split(',').some((part) => /§\S*[\s>+~]+\S/.test(part.trim()))
}

// The functions below run in the page, where they cannot use anything of this module.

declare global {
  /** What has moved so far, and by how much, as a browser counts layout shifts. */
  var moved: string[]
}

/** Before the page's scripts. */
function noteMovement(): void {
  globalThis.moved = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.moved.push(JSON.stringify(entry))
  }).observe({ type: 'layout-shift', buffered: true })
}

function movement(): string[] {
  return globalThis.moved
}

/** Marks each element of a drawing as soon as it is there. */
function markDrawn(): void {
  const observer = new MutationObserver(() => {
    if (!('drawn' in document.documentElement.dataset)) return
    observer.disconnect()
    for (const element of document.querySelectorAll('main, main *')) element.setAttribute('data-was', 'drawn')
  })
  observer.observe(document, { subtree: true, attributeFilter: ['data-drawn'] })
}

/** What stands in the page, and did not in its drawing. */
function madeAnew(): string[] {
  const texts = [...document.querySelectorAll('main > :is(h1, h2, h3, p, ul, ol, table, figure, details)')]
  if (texts.length === 0) return ['all of it']
  return texts.filter((text) => text.getAttribute('data-was') !== 'drawn').map(({ outerHTML }) => outerHTML)
}

/** What stands in the page without React. */
function notAlive(): string[] {
  return [...document.querySelectorAll('main > *')]
    .filter((element) => !Object.keys(element).some((key) => key.startsWith('__reactProps$')))
    .map((element) => element.outerHTML.slice(0, 200))
}

/** Attributes with another text than React has given them. It corrects none of a drawing. */
function unlikeReact(): string[] {
  const attributes: Record<string, string> = { className: 'class', htmlFor: 'for' }
  return [...document.querySelectorAll('#storybook-docs *')].flatMap((element) => {
    const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps$')) ?? []
    return Object.entries({ ...(props as object) } as Record<string, unknown>)
      .filter(([name]) => /^(?:id|href|src|title|role|className|htmlFor|aria-.+|data-.+)$/.test(name))
      .map(([name, value]) => [attributes[name] ?? name, value] as const)
      .filter(([name, value]) => typeof value === 'string' && element.getAttribute(name) !== value)
      .map(([name, value]) => `${name}="${element.getAttribute(name)}", not "${String(value)}"`)
  })
}

/** Whether the first demo to be seen, if there is one, has started, and asks for nothing. */
function firstDemoHasItsAnswers(): boolean {
  const stages = [
    ...document.querySelectorAll<HTMLElement>('figure [role=region][aria-label$=": live demo"]'),
  ]
  const first = stages.find((stage) => stage.offsetHeight > 0)
  if (first === undefined) return true
  const requests = first.closest('figure')?.querySelector('[data-requests]')?.textContent
  return first.getAttribute('aria-busy') === 'false' && requests?.includes('in flight') === false
}

/** Keeps something on this device, and lets the page hear of it. */
function keepAsAnotherTab([key, text]: readonly [string, string]): void {
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.contentWindow?.localStorage.setItem(key, text)
  frame.remove()
}

/** The height of the page in px, without its practice and with it. */
function heights(): [number, number] {
  const practice = document.querySelectorAll<HTMLElement>(
    'figure[aria-label^="Predict: "], section[id^="exercise-"]',
  )
  const { scrollHeight } = document.documentElement
  return [[...practice].reduce((height, figure) => height - figure.offsetHeight, scrollHeight), scrollHeight]
}

/** What can be pressed or filled in, without what stands in a demo itself. */
function controlsBeside(demos: string): string[] {
  const all = document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary, input, select)')
  const shown = [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }))
  return shown.filter((one) => !one.closest(demos)).map((one) => one.ariaLabel ?? one.innerText)
}

/** Questions that are higher than a window, from the top of their figure to the end of their last choice. */
function questionsHigherThan(most: number): string[] {
  return [...document.querySelectorAll('figure[aria-label^="Predict: "]')].flatMap((figure) => {
    const choice = figure.querySelector('[role=group]')?.lastElementChild
    const end = choice?.getBoundingClientRect().bottom ?? Infinity
    const height = end - figure.getBoundingClientRect().top
    return height > most ? [`${figure.ariaLabel}: ${height} px`] : []
  })
}

function scrollers(besides: string): string[] {
  return [...document.querySelectorAll(`figure *:not(${besides})`)]
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

/** What the page's prose says, and another page does not. */
function proseBeside(html: string): string[] {
  const other = new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ')
  return [...document.querySelectorAll('main :is(h2, h3, p, li, th, td)')]
    .filter((part) => part.closest('figure, nav, aside, [class*=sb-unstyled]') === null)
    .map((part) => part.textContent.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => !other.includes(text))
}

function selectorsOfPage(): string[] {
  const selectorsIn = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...('cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
    ])
  return [...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules))
}
