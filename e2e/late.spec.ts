import { expect } from '@playwright/test'
import { startRefusingServer } from './refusingServer.ts'
import type { RefusingServer } from './refusingServer.ts'
import { loudTest, sites, untilGone } from './site.ts'

/** The browser writes to the console what did not come. */
const test = loudTest.extend<{ server: RefusingServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs
  server: async ({}, provide) => {
    const server = await startRefusingServer(sites.root)
    await provide(server)
    await server.close()
  },
})

const docs = (id: string) => `storybook/iframe.html?viewMode=docs&id=${id}`

test('the app shows its data where the mock API came at the second press', async ({ page, server }) => {
  server.refuse(/assets\/answerInPage-/)
  await page.goto(`${server.url}basic-query`)
  const missing = page.getByRole('alert').filter({ hasText: 'The mock API could not be loaded.' })
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(missing).toBeVisible()
  // One press asks the server several times. When it says so again, it asks no more.
  await untilGone(missing, () => retry.click())
  await expect(missing).toBeVisible()
  server.refuse()
  await retry.click()
  await expect(page.getByText('100 posts')).toBeVisible()
})

test('an exercise that was open when the course was published anew judges nothing, and keeps the code', async ({
  page,
  server,
}) => {
  await page.goto(server.url + docs('components-exercises-basic-query-the-missing-key--docs'))
  const editor = page.getByRole('textbox', { name: 'Your answer' })
  await editor.press('ControlOrMeta+End')
  await editor.pressSequentially('// kept')
  server.refuse(/assets\//, 'gone')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Not judged/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show the solution' }).click()
  await expect(page.getByText('The solution could not be loaded.', { exact: false })).toBeVisible()
  const notice = page.getByRole('alert').filter({ hasText: 'The course has been updated.' })
  await expect(notice).toHaveCount(1)
  server.refuse()
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(editor).toContainText('// kept')
})

test('a lesson that went with an earlier edition says that the course has been updated', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}storybook/?path=/docs/course-basic-query--lesson`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  await expect(preview.getByText('100 posts').first()).toBeVisible()
  server.refuse(/assets\//, 'gone')
  await page
    .getByRole('link', { name: /Change data on a server/ })
    .first()
    .click()
  await expect(preview.getByRole('heading', { name: 'The course has been updated' })).toBeVisible()
  server.refuse()
  await preview.getByRole('button', { name: 'Reload' }).click()
  await expect(preview.getByRole('heading', { level: 1, name: 'Change data on a server' })).toBeVisible()
})
