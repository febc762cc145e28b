import { expect } from '@playwright/test'
import type { Frame, FrameLocator, Locator, Page } from '@playwright/test'
import { sites } from './site.ts'

/** Opens a docs page without the catalogue's frame around it. */
export async function openDocsPage(page: Page, id: string, globals = 'theme:light'): Promise<void> {
  await page.goto(`${sites.sub}storybook/iframe.html?viewMode=docs&id=${id}&globals=${globals}`)
}

/** Opens the page of a lesson without the catalogue's frame around it. */
export async function openLesson(page: Page, slug: string, globals?: string): Promise<void> {
  await openDocsPage(page, `course-${slug}--lesson`, globals)
}

/** The figure of a demo or a prediction. */
export const figureOf = (within: Pick<Page, 'getByRole'>, title: string): Locator =>
  within.getByRole('figure', { name: title, exact: true })

/** Brings an element to the middle of the screen, and waits until it stays there: a page may still roll from a drag, or grow by a demo that starts. */
export async function restInMiddle(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    for (let still = 0, top = Number.NaN; still < 5;) {
      element.scrollIntoView({ block: 'center' })
      await new Promise(requestAnimationFrame)
      const now = element.getBoundingClientRect().top
      still = now === top ? still + 1 : 0
      top = now
    }
  })
}

/** Where the demo of a figure stands, or all demos of a page. */
export const stageOf = (within: Page | Frame | Locator): Locator =>
  within.getByRole('region', { name: /: live demo$/ })

/** The world of the one demo of a figure. Each start of a demo has another one. */
export const worldOf = (figure: Locator): Promise<string | null> =>
  figure.locator('[data-world]').getAttribute('data-world')

/** The line of requests below a demo. */
export const requestsOf = (figure: Locator): Locator =>
  figure.getByRole('group', { name: 'Requests of this demo' })

/** Demos, for axe: their stories check them in both themes. */
export const demos = '[role="region"][aria-label$=": live demo"]'

/** The mark of a version that has the bug. */
const WRONG = '✗ Wrong'

/** It stands in a menu that is closed. */
const checkOf = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: /^Run the check: /, includeHidden: true })

/** The figures of a page that have a check. */
export const figuresWithChecks = (page: Page): Locator =>
  page.getByRole('figure').filter({ has: checkOf(page) })

/** Opens what is seldom wanted of a demo. */
export async function openMenu(figure: Locator): Promise<void> {
  await figure.getByRole('button', { name: /^More: / }).click()
}

/** Opens or closes the lab of a demo, by its menu. */
export async function pressLab(figure: Locator): Promise<void> {
  await openMenu(figure)
  await figure.getByRole('button', { name: /^Lab: / }).click()
}

/** Starts a demo again, by its menu. */
export async function pressReplay(figure: Locator): Promise<void> {
  await openMenu(figure)
  await figure.getByRole('button', { name: /^Replay: / }).click()
}

/** Opens the time axis of what has just run. */
export async function stepThrough(figure: Locator): Promise<void> {
  await figure.getByText('Step through this run', { exact: true }).click()
  await expect(figure.getByRole('slider', { name: 'Time' })).toBeVisible()
}

/** Starts the check of a figure. */
export async function startCheck(figure: Locator): Promise<void> {
  await openMenu(figure)
  await checkOf(figure).click()
}

/** Runs the check of a figure, and waits for its verdict. */
export async function expectCheckToPass(figure: Locator): Promise<void> {
  await startCheck(figure)
  const isWrong = await figure.getByText(WRONG).isVisible()
  await expect(figure.getByText(/^(Passed: |Confirmed: |Failed)/)).toHaveText(
    isWrong ? 'Confirmed: this version has the bug.' : 'Passed: the demo does what this page says.',
  )
}

/** Waits until all of a page is there: the rest comes after its head. */
export async function expectWhole(page: Page | Frame | FrameLocator): Promise<void> {
  await expect(page.locator('.sbdocs main[aria-busy="false"]')).toBeVisible()
}

/** Opens what a page folds away, demos among it. */
export async function openFolds(page: Page): Promise<void> {
  await expectWhole(page)
  for (const fold of await page.locator('main > details > summary').all()) await fold.click()
}

/** Scrolls to the place of a demo until it has started. What comes above it, such as another demo, moves it away again. */
export async function seeStage(stage: Locator): Promise<void> {
  await expect(async () => {
    await stage.scrollIntoViewIfNeeded()
    await expect(stage).toHaveAttribute('aria-busy', 'false', { timeout: 2000 })
  }).toPass()
}

/** Scrolls through a docs page, whose demos start when somebody comes near, and back to its top. */
export async function seeEveryDemo(page: Page | Frame): Promise<void> {
  await expectWhole(page)
  for (const figure of await page
    .getByRole('figure')
    .filter({ has: stageOf(page) })
    .all()) {
    await figure.scrollIntoViewIfNeeded()
    for (const stage of await stageOf(figure).all()) await seeStage(stage)
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** Waits until no demo of the page loads any more. */
export async function expectLoaded(page: Page | Frame): Promise<void> {
  // A wrong version may load forever on purpose.
  const figures = page.locator('figure:not(:has([data-side=wrong]))').filter({ hasNotText: WRONG })
  await expect(figures.getByText('Loading...', { exact: true })).toHaveCount(0)
}

/** A docs page shows several whole pages at once, each with landmarks of its own. */
export const rulesForOnePage = [
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
]

/** Asks the site for each address that a link has outside of its router, and the catalogue for each page and story. */
export async function expectNoDeadLinks(links: Locator): Promise<void> {
  const hrefs = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
  const { request } = links.page()
  const answers = await Promise.all(
    [...new Set(hrefs)].map(async (href) => [href, (await request.get(href)).status()] as const),
  )
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  // It answers for every address, with "Couldn't find story".
  const index = await request.get(`${sites.sub}storybook/index.json`)
  const { entries } = (await index.json()) as { entries: Record<string, object> }
  const named = hrefs.map((href) => /[?&](?:id=|path=\/docs\/)([\w-]+)/.exec(href)?.[1] ?? '')
  expect(named.filter((id) => id !== '' && !Object.hasOwn(entries, id))).toEqual([])
}
