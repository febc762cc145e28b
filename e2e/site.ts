import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { paths, postPath, userPath } from '#config/paths.ts'
import { lessons } from '#lessons.ts'

/** The hosts that sites.ts serves; each ends in `/`. */
export const sites = {
  get root() {
    return address('SITE_ROOT')
  },
  get sub() {
    return address('SITE_SUB')
  },
  get api() {
    return address('SITE_API')
  },
  get apiServer() {
    return address('API_URL')
  },
  /** Built for a server that behaves as public placeholder APIs do. */
  get forgetful() {
    return address('SITE_FORGETFUL')
  },
  get forgetfulServer() {
    return address('FORGETFUL_URL')
  },
}

/** Every page of the app, below the address of a site: each passes axe, and fits 320 px. */
export const pages = [
  ...lessons.flatMap(({ path, examples = [] }) => [path, ...examples.map((search) => path + search)]),
  ...Object.values(paths),
  `${userPath(123)}?tab=settings`,
  postPath(1),
  '/no/such/page',
].map((path) => path.slice(1))

function address(name: string): string {
  const value = process.env[name]
  if (value === undefined)
    throw new Error(`${name} is not set: run the tests through e2e/playwright.config.ts.`)
  return value
}

/** Fails a test whose page throws, or writes an error or a warning to the console. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        // The browser's own line about an answer with an error status; the tests ask for some of these.
        if (message.text().startsWith('Failed to load resource')) return
        // The selector that makes a new object each time crashes on purpose, and React says so.
        if (message.text().includes('React error #185')) return
        // The catalogue's frame, about the last words of a preview that a link of the page has just replaced.
        if (message.text().startsWith('Ignored Storybook channel message')) return
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a lesson by the nav bar, which folds on a phone; `menu` is undefined for one that stands in no menu. */
export async function choose(page: Page, menu: string | undefined, lesson: string): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' })
  const fold = links.getByRole('button', { name: 'Menu' })
  if (await fold.isVisible()) await fold.click()
  if (menu !== undefined) await links.getByRole('button', { name: menu }).click()
  await links.getByRole('link', { name: lesson, exact: true }).click()
}

/** Waits until a page has its heading and waits for no answer any more. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
}

/** What a page asks an API for, as `GET posts?userId=2`, from now on. */
export function recordRequests(page: Page, apiUrl: string): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(apiUrl))
      requests.push(`${request.method()} ${request.url().slice(apiUrl.length)}`)
  })
  return requests
}

/** Rules that look at colours. A page that has passed all others in one theme passes them in each. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Runs axe over the page as it stands. */
export async function expectNoAxeViolations(page: Page, exceptRules: readonly string[] = []): Promise<void> {
  await expectNone(axeOn(page).disableRules([...exceptRules]))
}

/** Runs axe's rules of colour over the page as it stands, for a theme that has changed nothing else. */
export async function expectReadableColours(page: Page): Promise<void> {
  await expectNone(axeOn(page).withRules(rulesOfColour))
}

/** Changes the theme of the page, and nothing else: colours are CSS variables (decision 4). */
export async function turn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((html, name) => {
    html.setAttribute('data-theme', name)
    // Colours that are still changing have a contrast of their own.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  }, theme)
}

/** Rows after the tenth are like those before them; the stories of their screens check each. */
const furtherRows = 'li:nth-child(n + 11)'

/** In the page itself: the default opens another page for each report, which no page of ours needs. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude(furtherRows)
}

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found).toEqual([])
}
