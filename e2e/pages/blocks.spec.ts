import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import {
  expectWhole,
  figureOf,
  openDocsPage,
  openLesson,
  openMenu,
  requestsOf,
  seeStage,
  stageOf,
  startCheck,
  worldOf,
} from '../docsPages.ts'
import { sites, test } from '../site.ts'

const PAGE = 'components-ui-lesson-blocks--how-to-use-them'

const topOf = async (stage: Locator): Promise<number> =>
  stage.evaluate((box) => box.getBoundingClientRect().top + scrollY)

/** Scrolls until a stage begins so many px below the upper edge of the screen. In one go: what is above may still settle. */
const scrollUntil = (stage: Locator, below: number): Promise<void> =>
  stage.evaluate((box, px) => scrollBy(0, box.getBoundingClientRect().top - px), below)

/** Sees each change of the page, because a step may be shorter than the time between two looks. Runs in the page. */
function watchForBoth(): { bothPlay: Promise<void> } {
  const bothPlay = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      const steps = [...document.querySelectorAll('li')].filter((step) => step.textContent.startsWith('…'))
      if (steps.length === 2) resolve()
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return { bothPlay }
}

async function openBlocks(page: Page, globals = 'theme:light'): Promise<void> {
  await openDocsPage(page, PAGE, globals)
  await expectWhole(page)
}

/** Opens the demo of the page, and waits for its first answer. */
async function openDemo(page: Page): Promise<Locator> {
  await openBlocks(page)
  const figure = figureOf(page, 'A page of posts')
  await expect(stageOf(figure).getByText('10 posts')).toBeVisible()
  return figure
}

/** Starts a demo again, without a scroll to its button, and waits for its first answer. */
async function replay(figure: Locator): Promise<void> {
  const before = await worldOf(figure)
  await figure.getByRole('button', { name: 'Replay' }).dispatchEvent('click')
  await expect.poll(() => worldOf(figure)).not.toBe(before)
  await expect(stageOf(figure).getByText('10 posts')).toBeAttached()
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

for (const width of [1280, 375])
  test(`a demo that one would miss starts when it is seen, and says so until then, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 500 })
    const first = await openDemo(page)
    const figure = figureOf(page, 'Starts when it is on the screen')
    const stage = stageOf(figure)
    await expect(stage).toHaveAttribute('aria-busy', 'true')

    // Its head is on the screen, and a little of its stage.
    await scrollUntil(stage, 460)
    await expect(figure.getByRole('button', { name: 'Replay' })).toBeInViewport()
    // What starts now is there sooner than what starts next.
    await replay(first)
    await expect(stage).toHaveText('Starts when most of it is on the screen.')
    expect(await stage.getAttribute('aria-busy')).toBe('true')
    await scrollUntil(stage, 100)
    await expect(stage.getByText('In the header: 10 posts')).toBeVisible()
    await expect(stage.getByText('Starts when most')).toHaveCount(0)
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

  await figure.getByRole('button', { name: 'Replay' }).click()
  await expect(requestsOf(figure)).toContainText('1 request')
  await expect(stageOf(figure).getByText('10 posts')).toBeVisible()
  await expect(tasks.nth(1)).toContainText('Done: Press Ask again.')
})

test('what a check does ticks no task', async ({ page }) => {
  const figure = await openDemo(page)
  await startCheck(figure)
  await expect(figure.getByText('Passed: the demo does what this page says.')).toBeVisible()
  await expect(requestsOf(figure)).toContainText('2 requests')
  const task = figure.getByRole('listitem').filter({ hasText: 'Press Ask again' })
  await expect(task).not.toContainText('Done')

  await figure.getByRole('button', { name: 'Replay' }).click()
  await expect(figure.getByText(/^Passed/)).toHaveCount(0)
  await stageOf(figure).getByRole('button', { name: 'Ask again' }).click()
  await expect(task).toContainText('Done')
})

test('an answer takes long enough to be seen', async ({ page }) => {
  const figure = await openDemo(page)
  await stageOf(figure).getByRole('button', { name: 'Ask again' }).click()
  await expect(requestsOf(figure)).toHaveText(/^2 requests.* 200 in ([6-9]\d{2}|\d{4,}) ms$/)
})

test('both sides of a pair play at the same time, tell what came of it, and start again', async ({
  page,
}) => {
  // An answer takes 2 s: a step of one side must not have ended before the other side, on a busy machine, begins its own.
  await page.setViewportSize({ width: 375, height: 760 })
  await openBlocks(page, 'theme:light;network:slow')
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

  const watch = await page.evaluateHandle(watchForBoth)
  // By keyboard: while demos above still come, the button may move between the pointer's press and its release.
  await pair.getByRole('button', { name: 'Run both' }).press('Enter')
  await watch.evaluate(({ bothPlay }) => bothPlay)
  await expect(ofWrong).toContainText('✗ Wrong')
  await expect(ofWrong.getByText('Confirmed: this version has the bug.')).toBeVisible()
  await expect(ofRight).toContainText('✓ Right')
  await expect(ofRight.getByText('Passed: the demo does what this page says.')).toBeVisible()
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
    /iframe\.html\?id=components-ui-lesson-blocks--asks-again&viewMode=story&from=/,
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
  await expect(menu.getByRole('button', { name: /^Run the check/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await button.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
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

test('the lab of a demo stays open when the demo starts again, and gives the focus back', async ({
  page,
}) => {
  await openLesson(page, 'basic-query')
  const figure = figureOf(page, 'Posts, filtered by user')
  await expect(stageOf(figure).getByText('100 posts')).toBeVisible()
  const button = figure.getByRole('button', { name: /^Lab: / })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(figure.getByRole('heading', { name: 'The lab' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')

  const before = await worldOf(figure)
  await figure.getByRole('button', { name: 'Replay' }).click()
  await expect.poll(() => worldOf(figure)).not.toBe(before)
  await expect(figure.getByRole('heading', { name: 'The lab' })).toHaveCount(1)
  await figure.getByRole('tab', { name: 'Network' }).click()
  await figure.getByRole('switch', { name: 'Offline' }).click()
  await figure.getByRole('button', { name: 'Close the lab' }).click()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  await button.click()
  await figure.getByRole('tab', { name: 'Network' }).click()
  await expect(figure.getByRole('switch', { name: 'Offline' })).not.toBeChecked()
})

async function openFirstDemo(page: Page, lesson: string, globals?: string): Promise<Locator> {
  await openLesson(page, lesson, globals)
  const figure = page.getByRole('figure').first()
  await expect(stageOf(figure)).toHaveAttribute('aria-busy', 'false')
  return figure
}

async function showLab(figure: Locator): Promise<void> {
  await figure.getByRole('button', { name: /^Lab: / }).click()
  await expect(figure.getByRole('tablist')).toBeVisible()
}

/** The first demo of a lesson, with its lab open. */
async function openLab(page: Page, lesson: string, globals?: string): Promise<Locator> {
  const figure = await openFirstDemo(page, lesson, globals)
  await showLab(figure)
  return figure
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not on the page.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Where a demo's stage and its line of requests are, at one moment: opening the lab may still scroll. */
const boxesOfDemo = async (figure: Locator) => {
  const row = await requestsOf(figure).elementHandle()
  return stageOf(figure).evaluate((stage, line) => {
    if (line === null) throw new Error('The demo has no line of requests.')
    return [stage.getBoundingClientRect(), line.getBoundingClientRect()] as const
  }, row)
}

/** How many px of a page a reader would have to scroll sideways for. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** Where the lab is, on each of its tabs. */
async function boxesOfLab(figure: Locator) {
  const boxes = []
  for (const name of ['Requests', 'Cache', 'Network']) {
    await figure.getByRole('tab', { name }).click()
    await expect(figure.getByRole('tabpanel', { name })).toBeVisible()
    boxes.push(await boxOf(figure.locator('[data-lab] > *')))
  }
  return boxes
}

for (const lesson of ['basic-query', 'todo-demo']) {
  test(`the lab stands beside the first demo of ${lesson} at 1040 and at 1500 px, and moves no text`, async ({
    page,
  }) => {
    // A window of 1280 px has a page of 1040 px beside the sidebar.
    await page.setViewportSize({ width: 1040, height: 760 })
    const figure = await openFirstDemo(page, lesson)
    const heading = page.locator('main > h2').first()
    const contents = page.getByRole('navigation', { name: 'On this page' })
    for (const width of [1040, 1500]) {
      await page.setViewportSize({ width, height: 760 })
      const pressed = await boxOf(figure.getByRole('button', { name: /^Lab: / }))
      await showLab(figure)
      expect((await boxOf(figure.getByRole('button', { name: /^Lab: / }))).x).toBeCloseTo(pressed.x, 0)
      const [stage, row] = await boxesOfDemo(figure)
      const boxes = await boxesOfLab(figure)
      for (const lab of boxes) {
        expect(lab).toEqual(boxes[0])
        expect(lab.x).toBeGreaterThanOrEqual(stage.right)
        expect(lab.y).toBeLessThanOrEqual(stage.y + 1)
        expect(lab.width).toBeGreaterThan(370)
        expect(lab.height).toBeLessThanOrEqual(760)
      }
      // The stage and its requests keep room enough, and end no later than the lab.
      expect(stage.width).toBeGreaterThan(500)
      expect(row.y).toBeCloseTo(stage.bottom, 0)
      await expect(contents).toBeHidden()
      expect(await tooWide(page)).toBeLessThanOrEqual(0)

      const { x } = await boxOf(heading)
      await figure.getByRole('button', { name: 'Close the lab' }).click()
      await expect(figure.getByRole('tablist')).toHaveCount(0)
      expect((await boxOf(heading)).x).toBe(x)
      await expect(contents).toBeVisible()
    }
  })
}

test('beside a stage that is longer than the window, the lab stays on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1040, height: 330 })
  const figure = await openLab(page, 'basic-query')
  await page.evaluate((y) => scrollTo(0, y), (await topOf(stageOf(figure))) + 80)
  await expect(figure.getByRole('heading', { name: 'The lab' })).toBeInViewport({ ratio: 1 })
})

test('on a phone the lab is a sheet, at one height for all tabs; there is one at a time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const figure = await openLab(page, 'basic-query')
  const boxes = await boxesOfLab(figure)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  for (const lab of boxes) {
    expect(lab).toEqual(boxes[0])
    expect(lab).toMatchObject({ x: 0, width, bottom: 740 })
    expect(lab.height).toBeLessThan(0.6 * 740)
  }
  // What it is about stands above it.
  const top = await stageOf(figure).evaluate((stage) => stage.getBoundingClientRect().top)
  expect(top).toBeLessThan(740 - (boxes[0]?.height ?? 0) - 100)

  const button = page.getByRole('button', { name: /^Lab: / }).nth(1)
  await button.scrollIntoViewIfNeeded()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(figure.getByRole('button', { name: /^Lab: / })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('heading', { name: 'The lab' })).toHaveCount(1)
  await expect(button).toBeFocused()

  // The last link of the page can be seen above the sheet.
  const last = page.getByRole('main').getByRole('link').last()
  await last.focus()
  const { bottom } = await boxOf(last)
  expect(bottom).toBeLessThanOrEqual((await boxOf(page.locator('[data-lab=open] > *'))).y)
})

test('with text of double size the lab stands below the demo', async ({ page }) => {
  await page.setViewportSize({ width: 1040, height: 760 })
  const large = await openLab(page, 'basic-query', 'textSize:double')
  expect((await boxOf(large.locator('[data-lab] > *'))).y).toBeGreaterThan(
    (await boxOf(stageOf(large))).bottom,
  )
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
})

/** How far below the top of a pair each of its demos begins. */
const topsOfStages = (pair: Locator) =>
  pair.evaluate((figure) =>
    [...figure.querySelectorAll('[data-side] > [role=region]:not([hidden])')].map(
      (stage) => stage.getBoundingClientRect().top - figure.getBoundingClientRect().top,
    ),
  )

/** A pair with the lab of its wrong version open, and where its parts are. */
async function openLabOfPair(page: Page) {
  await openBlocks(page)
  const pair = figureOf(page, 'Two readers of the same posts')
  const [wrong, right] = [
    pair.getByRole('group', { name: 'A key each', exact: true }),
    pair.getByRole('group', { name: 'One key', exact: true }),
  ]
  await wrong.getByRole('button', { name: /^Lab: / }).click()
  await expect(pair.getByRole('tablist')).toBeVisible()
  return { pair, wrong, right }
}

/** Where the two sides of a pair and its open lab are, at one moment: the page above them may still settle. */
const boxesOfPair = (pair: Locator) =>
  pair.evaluate((figure) => {
    const boxOfPart = (selector: string) => {
      const part = figure.querySelector(selector)
      if (part === null) throw new Error(`The pair has no ${selector}.`)
      const { x, y, width, height, right, bottom } = part.getBoundingClientRect()
      return { x, y, width, height, right, bottom }
    }
    return [
      boxOfPart('[data-side=wrong]'),
      boxOfPart('[data-side=right]'),
      boxOfPart('[data-lab=open]'),
    ] as const
  })

for (const width of [1040, 1500])
  test(`the one lab of a pair stands beside its two equal frames on a page of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 760 })
    const { pair, wrong, right } = await openLabOfPair(page)
    const [left, middle, box] = await boxesOfPair(pair)
    expect([middle.y, middle.height]).toEqual([left.y, left.height])
    expect(middle.width).toBeCloseTo(left.width, 0)
    expect(left.width).toBeGreaterThan(280)
    expect(box.x).toBeGreaterThan(middle.right)
    expect(box.y).toBe(left.y)
    expect(box.width).toBeGreaterThan(340)
    expect(await tooWide(page)).toBeLessThanOrEqual(0)
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()

    // What the lab shows is that of the side which its heading names.
    await expect(pair.getByRole('heading', { name: 'The lab: A key each' })).toBeVisible()
    await expect(pair.getByRole('row').filter({ hasText: 'posts' })).toHaveCount(2)
    await right.getByRole('button', { name: /^Lab: / }).click()
    await expect(pair.getByRole('heading', { name: /^The lab/ })).toHaveText(['The lab: One key'])
    await expect(pair.getByRole('row').filter({ hasText: 'posts' })).toHaveCount(1)
    await expect(wrong.getByRole('button', { name: /^Lab: / })).toHaveAttribute('aria-expanded', 'false')
    expect((await boxesOfPair(pair))[2].width).toBe(box.width)

    await pair.getByRole('button', { name: 'Close the lab' }).click()
    await expect(right.getByRole('button', { name: /^Lab: / })).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  })

test('where there is room for two, the lab of a pair stands below both', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 760 })
  const { pair } = await openLabOfPair(page)
  const [left, middle, box] = await boxesOfPair(pair)
  expect([middle.y, middle.bottom]).toEqual([left.y, left.bottom])
  expect(box.y).toBeGreaterThanOrEqual(left.bottom)
  expect([box.x, box.right]).toEqual([left.x, middle.right])
  expect(box.bottom).toBeLessThan((await boxOf(pair.locator('ins').first())).y)
})

for (const globals of ['textSize:medium', 'textSize:double']) {
  test(`the blocks fit 320 px with ${globals}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openBlocks(page, globals)
    const stages = stageOf(page.getByRole('main'))
    await expect(stages.first()).toBeVisible()
    for (const stage of await stages.all()) {
      await seeStage(stage)
      await expect(stage).toContainText('10 posts')
    }
    expect(await tooWide(page)).toBeLessThanOrEqual(0)
    // One line, however long the requests are.
    const row = requestsOf(figureOf(page, 'A page of posts'))
    const lines = await row.evaluate((strip) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(strip)
      return (
        (strip.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight)
      )
    })
    expect(lines).toBeLessThan(1.5)
  })
}

test('a long demo is cut off, until a press opens it', async ({ page }) => {
  await openLesson(page, 'basic-query')
  const figure = figureOf(page, 'Posts, filtered by user')
  await seeStage(stageOf(figure))
  const showAll = figure.getByRole('button', { name: 'Show all of it' })
  const heightOfStage = () => stageOf(figure).evaluate((stage) => stage.clientHeight)

  await expect(showAll).toHaveAttribute('aria-expanded', 'false')
  expect(await heightOfStage()).toBe(292)
  await showAll.click()
  expect(await heightOfStage()).toBeGreaterThan(500)
  await figure.getByRole('button', { name: 'Show less' }).click()
  expect(await heightOfStage()).toBe(292)
})

test('the Tab key opens a demo where it leads into what is cut off', async ({ page }) => {
  await openLesson(page, 'reducer-demo')
  await page.getByText('The whole screen', { exact: true }).click()
  const figure = figureOf(page, 'Reducer Demo')
  await seeStage(stageOf(figure))

  // The button stands behind the demo, so what is before it is the demo's last control.
  await figure.getByRole('button', { name: 'Show all of it' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(figure.getByRole('button', { name: 'Show less' })).toBeVisible()
  await expect(stageOf(figure).locator(':focus')).toBeInViewport()
})

// Runs in the page.
function isBeforeFocus(element: Element): boolean {
  const focused = document.activeElement
  return (
    focused !== null && (element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  )
}
