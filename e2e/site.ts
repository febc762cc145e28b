import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { lessons, menuOf } from '#syllabus/lessons.ts'

/** The addresses of the sites that sites.ts serves; each ends in `/`. */
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
  /** Built for a server that behaves like public placeholder APIs. */
  get forgetful() {
    return address('SITE_FORGETFUL')
  },
  get forgetfulServer() {
    return address('FORGETFUL_URL')
  },
}

/** A lesson as the catalogue's sidebar lists it: `7 Change data on a server`, and perhaps how far it is. */
export function numbered(title: string): RegExp {
  const index = lessons.findIndex((lesson) => lesson.title === title)
  return new RegExp(`^${index + 1}\\s*${lessons[index]?.skill}`)
}

function address(name: string): string {
  const value = process.env[name]
  if (value === undefined)
    throw new Error(`${name} is not set: run the tests through e2e/playwright.config.ts.`)
  return value
}

interface Surroundings {
  /** Whether the browser says that data is to be saved. Then nothing is kept for offline reading, which takes time that no other test needs. */
  savesData: boolean
  /** How long the app's mock API takes to answer, in ms; null for as long as it takes for everybody. */
  latencyMs: number | null
  quiet: undefined
}

/** What Firefox alone says: of requests that failed or whose page has gone, passed on by a worker or of another host, and of a full storage. */
const SAID_BY_FIREFOX =
  /passed an Error Response to FetchEvent\.respondWith|^Failed to load .* A ServiceWorker intercepted|CORS request did not succeed|^Failed to save scroll positions/

/** A test whose page may write to the console. A tag, such as `@chromium:CDP`, names what other engines, or Playwright in them, do not have. */
export const loudTest = base.extend<{ onlyChromium: undefined }>({
  onlyChromium: [
    async ({ browserName }, use, { tags }) => {
      const why = tags.find((tag) => tag.startsWith('@chromium:'))
      base.skip(browserName !== 'chromium' && why !== undefined, why)
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Fails a test whose page throws, or writes an error or a warning to the console. */
export const test = loudTest.extend<Surroundings>({
  savesData: [true, { option: true }],
  latencyMs: [0, { option: true }],
  context: async ({ context, savesData, latencyMs }, provide) => {
    if (savesData) await context.addInitScript(saveData)
    if (latencyMs !== null)
      await context.addInitScript((ms) => void (globalThis.mockApiLatencyMs = ms), latencyMs)
    await provide(context)
  },
  quiet: [
    async ({ page, browserName }, use) => {
      const complaints: string[] = []
      const isFirefoxs = (text: string) => browserName === 'firefox' && SAID_BY_FIREFOX.test(text)
      page.on('pageerror', ({ message }) => {
        if (!isFirefoxs(message)) complaints.push(message)
      })
      page.on('console', (message) => {
        if (isFirefoxs(message.text())) return
        // The browser logs every error status; some tests cause one on purpose.
        if (message.text().startsWith('Failed to load resource')) return
        // The demo of a selector that returns a new object each time crashes on purpose, and React logs it.
        if (message.text().includes('React error #185')) return
        // Demos of error boundaries fail on purpose, and React logs what a boundary has caught.
        if (message.text().startsWith('ApiError: The server failed to answer')) return
        // A new version without `migrate` drops what is stored on purpose, and zustand says so.
        if (message.text().includes("State loaded from storage couldn't be migrated")) return
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

/** Follows a link of the nav bar, also on a phone, and also one in a menu. */
export async function choose(page: Page, name: string): Promise<void> {
  const lesson = lessons.find(({ title }) => title === name)
  const menu = lesson && menuOf(lesson)
  const links = page.getByRole('navigation', { name: 'Main' })
  const fold = links.getByRole('button', { name: 'Menu' })
  if (await fold.isVisible()) await fold.click()
  if (menu !== undefined) await links.getByRole('button', { name: menu }).click()
  await links.getByRole('link', { name, exact: true }).click()
}

/** Waits until a page has its heading and has no request in flight. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
}

/**
 * Does what puts another element in the place of one, and waits until the one has gone. The other may say the same words, and may stand
 * there before the first look.
 */
export async function untilGone(element: Locator, act: () => Promise<void>): Promise<void> {
  await element.evaluate((old) => old.setAttribute('data-old', ''))
  await act()
  await expect(element.page().locator('[data-old]')).toHaveCount(0)
}

/** Records a page's requests to the server of `sites.api` from now on, as `GET posts?userId=2`. Those to the mock API do not leave the page. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(sites.apiServer))
      requests.push(`${request.method()} ${request.url().slice(sites.apiServer.length)}`)
  })
  return requests
}

/** Axe's rules about colours. A page that passes all other rules in one theme passes them in the other, too. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Runs axe on the page, except for what selectors name. */
export async function expectNoAxeViolations(
  page: Page,
  exceptRules: readonly string[] = [],
  except: readonly string[] = [],
): Promise<void> {
  await showSkipped(page)
  await expectNone(axeOn(page, except).disableRules([...exceptRules]))
}

/** Runs axe's rules about colours on the page, after a change of the theme alone. */
export async function expectReadableColours(page: Page, except: readonly string[] = []): Promise<void> {
  await endTransitions(page)
  await showSkipped(page)
  await expectNone(axeOn(page, except).withRules(rulesOfColour))
}

/** Changes only the theme's attribute, because colours are CSS variables (decision 4). */
export async function turn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)
  await endTransitions(page)
}

/** Draws what is skipped for being far from the screen: until then it has the colours of the theme in which it was drawn last. */
async function showSkipped(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('li, li > *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })
}

/** A colour in transition has a contrast of its own. Without motion one ends in the next frame, and a busy browser may be late with it. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })
}

/** Rows after the tenth, which are like those before them. The stories of their screens check all rows. */
const furtherRows = 'li:nth-child(n + 11)'

/** Axe in legacy mode, which runs in the page itself: the default opens another page for each report. */
function axeOn(page: Page, except: readonly string[]): AxeBuilder {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude(furtherRows)
  return except.reduce((reduced, selector) => reduced.exclude(selector), axe)
}

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found).toEqual([])
}

// Runs in the page.
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}
