import { expect } from '@playwright/test'
import { figureOf, openDocsPage, pressLab, pressReplay, requestsOf, seeStage, stageOf } from './docsPages.ts'
import { sites, test, untilGone } from './site.ts'

const page1 = 'components-for-authors-worlds--worlds'
const page2 = 'course-basic-query--lesson'

test('three worlds on a page stay apart, under a sub-path', async ({ page }) => {
  await openDocsPage(page, page1)
  const [healthy, failing, slow] = [
    figureOf(page, 'A healthy network'),
    figureOf(page, 'A server that fails'),
    figureOf(page, 'A server that takes 3 seconds'),
  ]
  for (const figure of [healthy, failing, slow]) await seeStage(stageOf(figure))
  for (const figure of [healthy, slow]) await expect(figure.getByText('100 posts')).toBeVisible()
  await expect(failing.getByRole('alert')).toContainText('The server failed to answer (500).')
  await expect(requestsOf(healthy)).toHaveText(/^1 requestGET posts → 200 in \d+ ms$/)
  await expect(requestsOf(failing)).toHaveText(/^1 requestGET posts → 500 in \d+ ms$/)
  await expect(requestsOf(slow)).toHaveText(/^1 requestGET posts → 200 in [3-9]\d{3} ms$/)
})

test('the lab below a demo sees and turns its own world only', async ({ page }) => {
  await openDocsPage(page, page1)
  const [healthy, failing] = [figureOf(page, 'A healthy network'), figureOf(page, 'A server that fails')]
  await expect(healthy.getByText('100 posts')).toBeVisible()
  await expect(failing.getByRole('alert')).toBeVisible()
  for (const figure of [healthy, failing]) {
    await pressLab(figure)
    await figure.getByRole('tab', { name: 'Network' }).click()
  }
  await expect(healthy.getByText(/^Answers take 0\.6\s*s\.$/)).toBeVisible()
  await expect(failing.getByText(/^Answers take 0\.6\s*s; every GET fails\.$/)).toBeVisible()

  await healthy.getByRole('switch', { name: 'Unreachable' }).click()
  await healthy.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 2')
  await expect(healthy.getByRole('alert')).toContainText('The server could not be reached')
  await failing.getByRole('button', { name: 'Reset' }).click()
  await expect(failing.getByRole('switch', { name: 'Unreachable' })).not.toBeChecked()

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

  await untilGone(healthy.locator('[data-world]'), () => pressReplay(healthy))
  await expect(healthy.getByText('100 posts')).toBeVisible()
  await own.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 3')
  await expect(requestsOf(own)).toHaveText(/^2 requests/)
  await expect(own.getByText('1 post', { exact: true })).toBeVisible()
})

test('a lesson links to its screen in the app, and the app back to the catalogue', async ({ page }) => {
  await page.goto(`${sites.sub}storybook/?path=/docs/${page2}`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  await docs.getByRole('link', { name: 'Open “Basic Query” in the app' }).click()
  await expect(page).toHaveURL(`${sites.sub}basic-query`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await page.getByRole('link', { name: 'Read this lesson' }).click()
  await expect(page).toHaveURL(`${sites.sub}storybook/?path=/docs/${page2}`)
  await expect(docs.getByRole('heading', { level: 1 })).toHaveText('Show a list')
  await expect(page).toHaveTitle('Show a list · React Query Course')
})
