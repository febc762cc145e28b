import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import {
  expectWhole,
  figureOf,
  openDocsPage,
  openLesson,
  openMenu,
  pressLab,
  pressReplay,
  requestsOf,
  seeStage,
  stageOf,
  worldOf,
} from '../docsPages.ts'
import { sites, test } from '../site.ts'

const PAGE = 'components-for-authors-lesson-blocks--how-to-use-them'

/** Scrolls until a stage begins so many px below the upper edge of the screen. In one go: what is above may still settle. */
const scrollUntil = (stage: Locator, below: number): Promise<void> =>
  stage.evaluate((box, px) => scrollBy(0, box.getBoundingClientRect().top - px), below)

async function openBlocks(page: Page): Promise<void> {
  await openDocsPage(page, PAGE)
  await expectWhole(page)
}

/** Opens the demo of the page, and waits for its first answer. */
async function openDemo(page: Page): Promise<Locator> {
  await openBlocks(page)
  const figure = figureOf(page, 'A page of posts')
  await expect(stageOf(figure).getByText('10 posts')).toBeVisible()
  return figure
}

test('a demo starts when one comes near', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openDemo(page)
  const pair = stageOf(figureOf(page, 'Two readers of the same posts')).first()
  await expect(pair).toHaveAttribute('aria-busy', 'true')

  // 300 px below the screen.
  await scrollUntil(pair, 500 + 300)
  await expect(pair).toHaveAttribute('aria-busy', 'false')
  await expect(pair).not.toBeInViewport()
})

test('a task is ticked when it is done, and stays so when the demo starts again', async ({ page }) => {
  const figure = await openDemo(page)
  const tasks = figure.getByRole('list', { name: /^Tasks/ }).getByRole('listitem')
  await expect(tasks.nth(0)).toHaveText('✓Done: Wait until the demo says how many posts there are.')
  await expect(tasks.nth(1)).not.toContainText('Done')

  await stageOf(figure).getByRole('button', { name: 'Ask again' }).click()
  await expect(tasks.nth(1)).toContainText('Done: Press Ask again.')
  await expect(figure.getByRole('status').filter({ hasText: /^Done: Press Ask again/ })).toBeAttached()
  await expect(requestsOf(figure)).toContainText('2 requests')

  await pressReplay(figure)
  await expect(requestsOf(figure)).toContainText('1 request')
  await expect(stageOf(figure).getByText('10 posts')).toBeVisible()
  await expect(tasks.nth(1)).toContainText('Done: Press Ask again.')
})

test('both sides of a pair play, tell what came of it, and start again', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 })
  await openBlocks(page)
  const pair = figureOf(page, 'Two readers of the same posts')
  await pair.scrollIntoViewIfNeeded()
  const [wrong, right] = ['A key each', 'One key'].map((name) =>
    pair.getByRole('group', { name, exact: true }),
  )
  if (wrong === undefined || right === undefined) throw new Error('A pair has two sides.')
  const [ofWrong, ofRight] = ['A key each', 'One key'].map((name) =>
    pair.getByRole('group', { name: `Result: ${name}`, exact: true }),
  )
  if (ofWrong === undefined || ofRight === undefined) throw new Error('A pair has two results.')
  for (const side of [wrong, right])
    await expect(stageOf(side).getByText('In the sidebar: 10 posts')).toBeVisible()
  for (const result of [ofWrong, ofRight]) await expect(result).toHaveText('')
  const places = await topsOfStages(pair)

  // By keyboard: while demos above still come, the button may move between the pointer's press and its release.
  await pair.getByRole('button', { name: 'Run both' }).press('Enter')
  await expect(ofWrong).toContainText('✗ Wrong')
  await expect(ofRight).toContainText('✓ Right')
  // What came of the run stands below both: it moves neither.
  expect(await topsOfStages(pair)).toEqual(places)
  await expect(requestsOf(wrong)).toContainText('2 requests')
  await expect(requestsOf(right)).toContainText('1 request')

  const before = [await worldOf(wrong), await worldOf(right)]
  await pair.getByRole('button', { name: 'Reset' }).click()
  for (const result of [ofWrong, ofRight]) await expect(result).toHaveText('')
  for (const side of [wrong, right])
    await expect(stageOf(side).getByText('In the sidebar: 10 posts')).toBeVisible()
  expect(before).not.toContain(await worldOf(wrong))
  expect(before).not.toContain(await worldOf(right))
})

test('a demo opens alone, and leads back to its page', async ({ page }) => {
  await page.goto(`${sites.sub}storybook/?path=/docs/${PAGE}`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  const figure = figureOf(docs, 'A page of posts')
  await openMenu(figure)
  await figure.getByRole('link', { name: 'Open alone' }).click()
  await expect(page).toHaveURL(
    /iframe\.html\?id=components-for-authors-lesson-blocks--asks-again&viewMode=story&from=/,
  )
  await expect(page.getByText('10 posts')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the lesson' }).click()
  await expect(page).toHaveURL(`${sites.sub}storybook/?path=/docs/${PAGE}`)
  await expect(docs.getByRole('heading', { name: 'Lesson blocks' })).toBeVisible()
})

test('the menu of a demo opens and closes by keys, and stays open for nobody', async ({ page }) => {
  const figure = await openDemo(page)
  const button = figure.getByRole('button', { name: 'More: A page of posts' })
  const menu = figure.getByRole('group', { name: 'More: A page of posts' })
  await button.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('button', { name: /^Replay: / })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await button.press('Space')
  for (let item = 1; item <= 4; item += 1) await page.keyboard.press('Tab')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
})

test('one Tab and Enter lead past a demo', async ({ page }) => {
  const figure = await openDemo(page)
  const skip = figure.getByRole('button', { name: 'Skip: A page of posts' })
  await skip.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(figure.locator(':focus')).toHaveCount(0)
  expect(await figure.evaluate(isBeforeFocus)).toBe(true)
})

/** Opens the lab of the first demo of a lesson. Returns its demo. */
async function openLab(page: Page): Promise<Locator> {
  await openLesson(page, 'basic-query')
  const figure = page.getByRole('figure').first()
  await expect(stageOf(figure)).toHaveAttribute('aria-busy', 'false')
  await pressLab(figure)
  await expect(figure.getByRole('tablist')).toBeVisible()
  return figure
}

/** Where a demo and its lab are, at one moment, on each tab of the lab: opening it may still scroll. */
async function boxesOnEachTab(figure: Locator) {
  const boxes = []
  for (const name of ['Requests', 'Cache', 'Network']) {
    await figure.getByRole('tab', { name }).click()
    await expect(figure.getByRole('tabpanel', { name })).toBeVisible()
    const lab = await figure.locator('[data-lab] > *').elementHandle()
    boxes.push(
      await stageOf(figure).evaluate(
        (stage, place) => ({
          stage: stage.getBoundingClientRect(),
          lab: place?.getBoundingClientRect() ?? new DOMRect(),
          page: document.documentElement.scrollWidth,
          tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }),
        lab,
      ),
    )
  }
  return boxes
}

test('the lab stands beside a demo, at one height for all tabs, and comes and goes alone', async ({
  page,
}) => {
  // A window of 1280 px has a page of 1040 px beside the sidebar.
  await page.setViewportSize({ width: 1040, height: 760 })
  const figure = await openLab(page)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents).toBeHidden()
  const boxes = await boxesOnEachTab(figure)
  for (const { stage, lab, tooWide } of boxes) {
    expect(lab).toMatchObject({ width: boxes[0]?.lab.width, height: boxes[0]?.lab.height })
    expect(lab.x).toBeGreaterThanOrEqual(stage.right)
    expect(lab.width).toBeGreaterThan(370)
    expect(lab.height).toBeLessThanOrEqual(760)
    // The stage keeps room enough.
    expect(stage.width).toBeGreaterThan(500)
    expect(tooWide).toBeLessThanOrEqual(0)
  }
  await figure.getByRole('button', { name: 'Close the lab' }).click()
  await expect(figure.getByRole('tablist')).toHaveCount(0)
  await expect(figure.getByRole('button', { name: /^More: / })).toBeFocused()
  await expect(contents).toBeVisible()
})

test('on a phone the lab is a sheet, at one height for all tabs; there is one at a time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const figure = await openLab(page)
  const boxes = await boxesOnEachTab(figure)
  for (const { stage, lab, page: width } of boxes) {
    expect(lab).toMatchObject({ x: 0, width, bottom: 740, height: boxes[0]?.lab.height })
    expect(lab.height).toBeLessThan(0.6 * 740)
    // What it is about stands above it.
    expect(stage.top).toBeLessThan(lab.top - 100)
  }
  await expect(figure.getByRole('tablist')).toBeVisible()
  await pressLab(
    page
      .getByRole('figure')
      .filter({ has: page.getByRole('button', { name: /^More: / }) })
      .nth(1),
  )
  await expect(figure.getByRole('tablist')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'The lab' })).toHaveCount(1)
})

/** How far below the top of a pair each of its demos begins. */
const topsOfStages = (pair: Locator) =>
  pair.evaluate((figure) =>
    [...figure.querySelectorAll('[data-side] > [role=region]:not([hidden])')].map(
      (stage) => stage.getBoundingClientRect().top - figure.getBoundingClientRect().top,
    ),
  )

test('a long demo is cut off, until a press opens it', async ({ page }) => {
  await openLesson(page, 'basic-query')
  const figure = figureOf(page, 'Posts, filtered by user')
  await seeStage(stageOf(figure))
  const showAll = figure.getByRole('button', { name: 'Show all of it' })
  const heightOfStage = () => stageOf(figure).evaluate((stage) => stage.clientHeight)

  await expect(showAll).toHaveAttribute('aria-expanded', 'false')
  expect(await heightOfStage()).toBe(352)
  await expect(figure.getByText('100 posts')).toBeVisible()
  expect(await stageOf(figure).evaluate(shownCards)).toEqual({ whole: 2, byHalf: 0 })
  await showAll.click()
  expect(await heightOfStage()).toBeGreaterThan(500)
  await figure.getByRole('button', { name: 'Show less' }).click()
  expect(await heightOfStage()).toBe(352)
})

// The functions below run in the page.

/** How many cards of a demo are shown, and how many of them are cut in two. */
function shownCards(stage: Element) {
  const shown = /([\d.]+)px\)/.exec(stage.firstElementChild?.getAttribute('style') ?? '')?.[1]
  const end = stage.getBoundingClientRect().top + Number(shown)
  const cards = Array.from(stage.querySelectorAll('li'), (card) => card.getBoundingClientRect())
  const isWhole = ({ bottom }: DOMRect) => bottom <= end + 1
  const seen = cards.filter(({ top }) => top < end)
  return { whole: seen.filter(isWhole).length, byHalf: seen.filter((card) => !isWhole(card)).length }
}

function isBeforeFocus(element: Element): boolean {
  const focused = document.activeElement
  return (
    focused !== null && (element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  )
}
