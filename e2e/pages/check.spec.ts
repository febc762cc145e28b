import { expect, test as loudTest } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { PROGRESS_KEY } from '#progress/progressKey.ts'
import {
  expectCheckToPass,
  figureOf,
  figuresWithChecks,
  openDocsPage,
  openLesson,
  requestsOf,
  stageOf,
  startCheck,
  worldOf,
} from '../docsPages.ts'
import { sites, test } from '../site.ts'

async function openFold(page: Page, summary: string): Promise<void> {
  await page.locator('summary').filter({ hasText: summary }).click()
}

/** Runs the check of a demo. Returns its verdict. */
async function runCheck(figure: Locator): Promise<Locator> {
  await startCheck(figure)
  const verdict = figure.getByText(/^(Passed|Confirmed|Failed)/)
  await expect(verdict).toBeVisible()
  return verdict
}

test('a check plays in the demo that one sees, and lists its steps as they pass', async ({ page }) => {
  await openLesson(page, 'basic-query', 'theme:dark')
  const figure = figureOf(page, 'Posts, filtered by user')
  const stage = stageOf(figure)
  await expect(stage.getByText('100 posts')).toBeVisible()

  const verdict = await runCheck(figure)
  await expect(verdict).toHaveText('Passed: the demo does what this page says.')
  await expect(verdict).toBeInViewport()
  const steps = figure.getByRole('list', { name: /^Steps of the check/ }).getByRole('listitem')
  await expect(steps.first()).toContainText('✓')
  await expect(steps.filter({ hasText: '…' })).toHaveCount(0)

  await expect(stage.getByText('100 posts')).toHaveCount(1)
  await expect(stage.getByRole('heading', { level: 1 })).toHaveCount(0)
  await expect(figure.getByRole('button', { name: /^More: / })).toHaveCount(1)
  await expect(requestsOf(figure)).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(stage.locator('[data-theme]').first()).toHaveAttribute('data-theme', 'dark')
})

// Storybook writes what a play throws to the console.
loudTest('a check that fails names its step and why, and can run again', async ({ page }) => {
  const blocks = 'components-for-authors-lesson-blocks--how-to-use-them'
  await openDocsPage(page, blocks, 'theme:light;network:failing')
  const figure = figureOf(page, 'A page of posts')
  for (const run of ['first', 'second']) {
    const before = await worldOf(figure)
    await startCheck(figure)
    await expect.poll(() => worldOf(figure), `the world of the ${run} run`).not.toBe(before)
    await expect(figure.getByText(/^Failed/)).toHaveText(
      /^Failed at “ten posts arrive”: Unable to find an element with the text: 10 posts/,
    )
  }
})

test('a check leaves alone what the learner has in the app, in the catalogue and on the page', async ({
  page,
}) => {
  const session =
    '{"state":{"user":{"id":1,"name":"Grace","email":"grace@example.com","role":"user"},"isAuthenticated":true},"version":0}'
  const kept = {
    'user-storage': session,
    user: '{"id":1}',
    theme: '{"theme":"dark"}',
    'demo-name': '"Grace"',
    [PROGRESS_KEY]: '{"read":["zustand-demo"],"last":"zustand-demo"}',
  }
  // Once: a script that runs in every frame would put back what a check has removed.
  await page.goto(`${sites.sub}storybook/index.json`)
  await page.evaluate((items) => {
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text)
  }, kept)
  const stored = async () =>
    // The catalogue replaces `localStorage` in its own window, so an empty frame shows the origin's real storage.
    page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      const items = { ...frame.contentWindow?.localStorage } as Record<string, string>
      frame.remove()
      return items
    })

  await openLesson(page, 'zustand-demo')
  await openFold(page, 'The whole screen')
  const figure = figureOf(page, 'Zustand Demo')
  await expect(figure.getByRole('heading', { name: '6. Cross-store summary' })).toBeVisible()
  await figure.getByRole('button', { name: 'Add Zustand Book' }).click()
  await figure.getByRole('button', { name: 'Increment' }).click()
  await expect(figure.getByText('1 item, $29.99')).toBeVisible()
  await expect(page.getByText('✓ Read')).toBeVisible()
  const before = await stored()
  expect(before).toMatchObject(kept)
  expect(before['cart-storage']).toBeUndefined()

  for (const checked of await figuresWithChecks(page).all()) await expectCheckToPass(checked)
  await expect(figure.getByText('1 item, $29.99')).toBeVisible()
  expect(await stored()).toEqual(before)
})

test('what one tab of the catalogue stores reaches another one; what the app stores reaches none', async ({
  page,
  context,
}) => {
  // Hears of every change before the catalogue does.
  await context.addInitScript(() => {
    addEventListener('storage', ({ key, isTrusted }) => {
      if (isTrusted) document.documentElement.setAttribute('data-heard', key ?? '')
    })
  })
  const [other, app] = [await context.newPage(), await context.newPage()]
  for (const tab of [page, other])
    await tab.goto(
      `${sites.sub}storybook/iframe.html?viewMode=story&embed=true&id=components-screens-context-demo--ready`,
    )
  await app.goto(`${sites.sub}context-demo`)

  await page.getByLabel('Your name').fill('Grace')
  await expect(other.getByText('Hello, Grace.')).toBeVisible()

  await app.getByLabel('Your name').fill('Ada')
  await expect(app.getByText('Hello, Ada.')).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('data-heard', 'demo-name')
  await expect(other.getByText('Hello, Grace.')).toBeVisible()
  await expect(page.getByText('Hello, Grace.')).toBeVisible()
})
