import { expect } from '@playwright/test'
import { figureOf, openDocsPage, requestsOf, seeStage, stageOf } from './docsPages.ts'
import { sites, test, untilGone } from './site.ts'

const page1 = 'components-worlds--worlds'
const page2 = 'course-basic-query--lesson'

// The two pages list the same worlds in opposite orders: slow, failing, healthy; healthy, failing, slow.
for (const [id, titles] of [
  [
    page1,
    {
      healthy: 'A healthy network',
      failing: 'A server that fails',
      slow: 'A server that takes 3 seconds',
      fold: undefined,
    },
  ],
  [
    page2,
    {
      healthy: 'Posts, filtered by user',
      failing: 'A server that fails',
      slow: 'A server that takes 3 seconds',
      fold: 'Go deeper: a slow server, a silent one, and the whole client',
    },
  ],
] as const) {
  test(`three worlds on ${id} stay apart, again after a reload, under a sub-path`, async ({ page }) => {
    await openDocsPage(page, id)
    for (const visit of ['first', 'second']) {
      if (visit === 'second') await page.reload()
      const healthy = figureOf(page, titles.healthy)
      const failing = figureOf(page, titles.failing)
      const slow = figureOf(page, titles.slow)

      for (const figure of [healthy, failing]) await seeStage(stageOf(figure))
      await expect(failing.getByRole('alert')).toBeVisible()
      if (titles.fold !== undefined) await page.getByText(titles.fold, { exact: true }).click()
      await seeStage(stageOf(slow))
      await expect(healthy.getByText('100 posts')).toBeVisible()
      await expect(failing.getByRole('alert')).toContainText('The server failed to answer (500).')
      await expect(slow.getByText('100 posts')).toBeVisible()

      await expect(requestsOf(healthy)).toHaveText(/^1 requestGET posts → 200 in \d+ ms$/)
      await expect(requestsOf(failing)).toHaveText(/^1 requestGET posts → 500 in \d+ ms$/)
      await expect(requestsOf(slow)).toHaveText(/^1 requestGET posts → 200 in [3-9]\d{3} ms$/)
    }
  })
}

test('the lab below a demo sees and turns its own world only', async ({ page }) => {
  await openDocsPage(page, page1)
  const [healthy, failing] = [figureOf(page, 'A healthy network'), figureOf(page, 'A server that fails')]
  await expect(healthy.getByText('100 posts')).toBeVisible()
  await expect(failing.getByRole('alert')).toBeVisible()
  for (const figure of [healthy, failing]) {
    await figure.getByRole('button', { name: /^Lab: / }).click()
    await figure.getByRole('tab', { name: 'Network' }).click()
  }
  await expect(healthy.getByText(/^Answers take 0\.6\s*s\.$/)).toBeVisible()
  await expect(failing.getByText(/^Answers take 0\.6\s*s; every GET fails\.$/)).toBeVisible()

  await healthy.getByRole('switch', { name: 'Offline' }).click()
  await healthy.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 2')
  await expect(healthy.getByRole('alert')).toContainText('The server could not be reached')
  await failing.getByRole('button', { name: 'Reset' }).click()
  await expect(failing.getByRole('switch', { name: 'Offline' })).not.toBeChecked()

  for (const figure of [healthy, failing]) await figure.getByRole('tab', { name: 'Requests' }).click()
  await expect(healthy.getByRole('row').filter({ hasText: 'userId=2' })).toContainText(['key change'])
  await expect(failing.getByRole('row').filter({ hasText: 'userId=2' })).toHaveCount(0)

  for (const figure of [healthy, failing]) await figure.getByRole('tab', { name: 'Cache' }).click()
  await expect(healthy.getByText("['posts', 'list', { userId: 2 }]")).toBeVisible()
  await expect(failing.getByText("['posts', 'list', { userId: 2 }]")).toHaveCount(0)
})

test('a story has the handler that it replaced for itself, and keeps it when another demo starts again', async ({
  page,
}) => {
  await openDocsPage(page, page1)
  const [own, healthy] = [figureOf(page, 'A server with one post'), figureOf(page, 'A healthy network')]
  await seeStage(stageOf(own))
  await expect(own.getByText('1 post', { exact: true })).toBeVisible()
  await expect(healthy.getByText('100 posts')).toBeVisible()

  const replay = healthy.getByRole('button', { name: /^Replay/ })
  await untilGone(healthy.locator('[data-world]'), () => replay.click())
  await expect(healthy.getByText('100 posts')).toBeVisible()
  await own.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 3')
  await expect(requestsOf(own)).toHaveText(/^2 requests/)
  await expect(own.getByText('1 post', { exact: true })).toBeVisible()
})

test('the catalogue works after the app was visited on the same host, and the other way round', async ({
  page,
}) => {
  await page.goto(`${sites.sub}basic-query`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await openDocsPage(page, page2)
  await expect(figureOf(page, 'Posts, filtered by user').getByText('100 posts')).toBeVisible()
  await page.goto(`${sites.sub}basic-query`)
  await expect(page.getByText('100 posts')).toBeVisible()
})

test('a lesson links to its screen in the app, and the app back to the catalogue', async ({ page }) => {
  await page.goto(`${sites.sub}storybook/?path=/docs/${page2}`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  await docs.getByRole('link', { name: 'Open this screen in the app' }).click()
  await expect(page).toHaveURL(`${sites.sub}basic-query`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await page.getByRole('link', { name: 'Read this lesson' }).click()
  await expect(page).toHaveURL(`${sites.sub}storybook/?path=/docs/${page2}`)
  await expect(docs.getByRole('heading', { level: 1 })).toHaveText('Show a list Basic Query')
  await expect(page).toHaveTitle('Basic Query · React Query Course')
})

test('a demo in a frame that starts again is not kept', { tag: '@chromium:CDP' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const documents = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Memory.getDOMCounters')).documents
  }
  await openDocsPage(page, 'components-lab-clock--how-to-use-it')
  const figure = page.locator('figure').filter({ has: page.getByRole('button', { name: /^Replay/ }) })
  const framed = figure.filter({ has: page.locator('iframe') }).first()
  await framed.scrollIntoViewIfNeeded()
  const story = framed.frameLocator('iframe').locator('#storybook-root > *')
  await expect(story.first()).toBeVisible()
  const first = await documents()
  for (let starts = 0; starts < 3; starts += 1) {
    await untilGone(framed.locator('iframe'), () => framed.getByRole('button', { name: /^Replay/ }).click())
    await expect(story.first()).toBeVisible()
  }
  await expect.poll(documents).toBeLessThanOrEqual(first + 1)
})
