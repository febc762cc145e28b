import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { launchOptions } from '../scripts/browser.ts'
import { figureOf, openDocsPage, openLesson, seeStage, stageOf } from './docsPages.ts'
import { sites, test } from './site.ts'

const EXERCISES = resolve(import.meta.dirname, '../stories/lessons/basic-query/exercises')

/** What leaves a page without the workers of its browser. */
interface Trouble {
  what: string
  tag?: string
  options?: { savesData?: boolean; serviceWorkers?: 'block' }
  /** Before the page opens. */
  before?: (page: Page) => Promise<unknown>
  /** Once it is there. */
  after?: (page: Page) => Promise<void>
}

const troubles: readonly Trouble[] = [
  {
    what: 'whose workers the browser has stopped',
    tag: '@chromium:CDP',
    options: { savesData: false },
    async after(page) {
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      const browser = await page.context().newCDPSession(page)
      await browser.send('ServiceWorker.enable')
      await browser.send('ServiceWorker.stopAllWorkers')
    },
  },
  {
    what: 'that was about to be left, and was not',
    after: (page) => page.evaluate(() => void dispatchEvent(new Event('beforeunload', { cancelable: true }))),
  },
  { what: 'that may not use service workers', options: { serviceWorkers: 'block' } },
  {
    what: 'in a browser without service workers',
    options: { savesData: false },
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
  },
]

for (const { what, tag = [], options = {}, before, after } of troubles)
  test.describe(`a page ${what}`, () => {
    test.use(options)
    test.beforeEach(({ page }) => before?.(page))

    test('has its data in the app', { tag }, async ({ page }) => {
      await page.goto(`${sites.root}basic-query`)
      await expect(page.getByText('100 posts')).toBeVisible()
      await after?.(page)
      await expectPostsOfUser2(page)
    })

    test('finds a right answer right', { tag }, async ({ page }) => {
      await openDocsPage(page, 'components-exercises-basic-query-the-missing-key--docs')
      const editor = page.getByRole('textbox', { name: 'Your answer' })
      await expect(editor).toBeVisible()
      await after?.(page)
      await editor.press('ControlOrMeta+a')
      await page.keyboard.insertText(await readFile(join(EXERCISES, 'the-missing-key/solution.tsx'), 'utf8'))
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: /^(Solved|Not yet)/ })).toContainText('Solved')
    })

    test('counts in a demo that needs no server', { tag }, async ({ page }) => {
      await openLesson(page, 'reducer-demo')
      const demo = stageOf(figureOf(page, 'The smallest reducer'))
      // Until it has started, its drawing says the same beside it.
      await seeStage(demo)
      await expect(demo.getByText('Count 0, last action: nothing yet')).toBeVisible()
      await after?.(page)
      await demo.getByRole('button', { name: 'Add 5' }).click()
      await expect(demo.getByText('Count 5, last action: added 5')).toBeVisible()
    })
  })

test(
  'a page that comes back as it was left has its data',
  { tag: '@chromium:back/forward-cache' },
  async () => {
    // Playwright switches that cache off.
    const browser = await chromium.launch({
      ...launchOptions(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    try {
      const context = await browser.newContext()
      const onlooker = await context.newPage()
      await onlooker.goto(sites.root)
      const page = await context.newPage()
      await page.goto(`${sites.root}basic-query`)
      await expect(page.getByText('100 posts')).toBeVisible()
      // Playwright may lose a page that comes back, so the page itself does what a reader would, and another one looks.
      await page.evaluate(chooseUser2OnReturn)
      await page.goto(`${sites.api}404.html`)
      await page.evaluate(() => void setTimeout(() => history.back()))
      await expect
        .poll(() => onlooker.evaluate(() => localStorage.getItem('shown')))
        .toMatch(/^persisted: true, .*\D10 posts/s)
    } finally {
      await browser.close()
    }
  },
)

async function expectPostsOfUser2(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 2')
  await expect(page.getByText('10 posts')).toBeVisible()
}

// Runs in the page.
function chooseUser2OnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    new MutationObserver(() => {
      const shown = document.querySelector('main')?.textContent
      localStorage.setItem('shown', `persisted: ${persisted}, ${shown}`)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    const filter = document.querySelector('select')
    if (filter === null) return
    filter.selectedIndex = 2
    filter.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
