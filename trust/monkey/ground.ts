import type { Page } from '@playwright/test'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { sites } from '../../e2e/site.ts'

/** Where a monkey walks, and where it goes when it leaves. */
export interface Ground {
  name: string
  /** How many actions it gets, in all its visits. */
  actions: number
  /** Opens the place beside it, in which little happens. */
  open(page: Page): Promise<void>
  enter(page: Page): Promise<void>
  /** Opens, in the place itself, what the browser keeps the first of. */
  warmUp(page: Page): Promise<void>
  /** Goes back to the place beside it, without a new document. */
  leave(page: Page): Promise<void>
}

/** All actions of a run. */
const ACTIONS = 10_000
const IN_THE_APP = 2_500

/** Its lab is open, and its server fails now and then. The walk starts at Home, and ends there with the lab closed. */
const theApp: Ground = {
  name: 'The app',
  actions: IN_THE_APP,
  open: async (page) => {
    await page.goto(`${sites.root}?lab=latency:80;errors:20;seed:3`)
    await page.getByRole('complementary', { name: 'Lab' }).waitFor()
    await page.waitForFunction(() => globalThis.monkey.isAwake())
    await goHome(page)
  },
  enter: async (page) => {
    await page.getByRole('button', { name: 'Lab', exact: true, expanded: false }).click()
    await page.getByRole('complementary', { name: 'Lab' }).waitFor()
  },
  warmUp: async (page) => {
    // A page with queries, whose details the devtools show.
    await page.getByRole('main').getByRole('link', { name: 'Overview' }).click()
    await heading(page, 'Overview').waitFor()
    await pressDevtools(page)
    await page.getByRole('tab', { name: 'Requests' }).click()
  },
  leave: goHome,
}

/** The app, the page of each lesson, and that of an exercise. */
export const grounds: readonly Ground[] = [
  theApp,
  ...lessons.map((lesson) => docsPage(lesson.title, lessonPageId(lesson), runDemo)),
  docsPage('The missing key', 'components-exercises-basic-query-the-missing-key--docs', checkAnswer),
]

async function goHome(page: Page): Promise<void> {
  await page.evaluate(() => globalThis.monkey.goHome())
  await page.getByRole('heading', { level: 1, name: 'React Query Course' }).waitFor()
  const lab = page.getByRole('button', { name: 'Lab', exact: true, expanded: true })
  if (await lab.isVisible()) await lab.click()
}

/** A page of the catalogue. Beside it lies the glossary, a docs page without a demo. */
function docsPage(title: string, id: string, warmUp: Ground['warmUp']): Ground {
  const beside = 'course-glossary--glossary'
  return {
    name: title,
    actions: Math.ceil((ACTIONS - IN_THE_APP) / (lessons.length + 1)),
    open: async (page) => {
      await page.goto(`${sites.root}storybook/iframe.html?viewMode=docs&id=${beside}`)
      await heading(page, 'Glossary').waitFor()
    },
    enter: async (page) => {
      await page.evaluate((storyId) => globalThis.monkey.openPage(storyId), id)
      await heading(page, title).waitFor()
      // A page comes in two parts.
      await page.locator('main[aria-busy=false]').waitFor()
      await page.evaluate(() => globalThis.monkey.seeAll())
    },
    warmUp,
    leave: async (page) => {
      await page.evaluate((storyId) => globalThis.monkey.openPage(storyId), beside)
      await heading(page, 'Glossary').waitFor()
    },
  }
}

/** Runs the first check of a lesson, which brings along what tests need, and opens the devtools of a demo that has them. */
async function runDemo(page: Page): Promise<void> {
  const demo = page
    .getByRole('figure')
    .filter({ has: page.getByRole('button', { name: /^Run the check: /, includeHidden: true }) })
    .first()
  await demo.getByRole('button', { name: /^More: / }).click()
  await demo.getByRole('button', { name: /^Run the check: / }).click()
  await page
    .getByText(/^(Passed|Confirmed|Failed)/)
    .first()
    .waitFor()
  await openDevtools(page)
}

/** Checks where an exercise starts, which brings along its grader and a compiler, and opens the devtools. */
async function checkAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page
    .getByText(/^Not yet\./)
    .first()
    .waitFor()
  await openDevtools(page)
}

async function openDevtools(page: Page): Promise<void> {
  for (const door of await page.getByRole('button', { name: /^Lab: / }).all()) {
    await door.click()
    const lab = page.getByRole('tablist', { name: 'Instruments' })
    await lab.first().waitFor()
    // A demo that asks no server has no cache.
    if ((await lab.getByRole('tab', { name: 'Cache' }).count()) > 0) return pressDevtools(page)
  }
}

/**
 * Presses what TanStack's devtools have. V8 keeps the getters of the first object that each of their literals makes, and with them the
 * elements that belong to these, for as long as the document lives.
 */
async function pressDevtools(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Cache' }).first().click()
  await page.getByRole('button', { name: 'Open TanStack’s devtools' }).first().click()
  await page.getByRole('group', { name: 'TanStack’s devtools' }).getByRole('button').first().waitFor()
  await page.evaluate(() => globalThis.monkey.pressAll('[aria-label="TanStack’s devtools"]'))
}

function heading(page: Page, name: string) {
  return page.locator('#root, #storybook-docs').getByRole('heading', { level: 1, name }).first()
}
