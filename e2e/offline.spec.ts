import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { APP_BELOW_PATH, expectKept, serve } from './builds.ts'
import { choose, expectReady, loudTest, sites, test } from './site.ts'

const NOT_KEPT = { name: 'This page was not kept for offline reading' }
const lesson = (slug: string) => `storybook/?path=/docs/course-${slug}--lesson`
const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')

test.use({ savesData: false })

test('the app, visited once, opens every page without its server; the catalogue says that it was not kept', async ({
  page,
}) => {
  await using server = await serve(APP_BELOW_PATH, new URL(sites.sub).pathname)
  const { url } = server
  await page.goto(url)
  await expectKept(page, url)
  await server.stop()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the React Query Course')

  await choose(page, 'Todo Demo')
  await expect(page.getByText('200 todos')).toBeVisible()
  await page.goto(`${url}basic-query`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await page.goto(`${url}users/55`)
  await expectReady(page)
  await expect(page.getByText('55').first()).toBeVisible()

  await page.goto(`${url}storybook/`)
  await expect(page.getByRole('heading', NOT_KEPT)).toBeVisible()
  await page.getByRole('link', { name: 'go to the start page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the React Query Course')
})

// Storybook writes to the console that the code of a page did not come.
loudTest(
  'a lesson that was read opens without its server; one that was not says so, and others go on',
  async ({ page }) => {
    await using server = await serve(APP_BELOW_PATH, new URL(sites.sub).pathname)
    const { url } = server
    await page.goto(url + lesson('basic-query'))
    await expect(preview(page).getByText('100 posts').first()).toBeVisible()
    await expectKept(page, `${url}storybook/`)
    await server.stop()
    await page.reload()
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Show a list')
    await expect(preview(page).getByText('100 posts').first()).toBeVisible()

    await page
      .getByRole('link', { name: /Change data on a server/ })
      .first()
      .click()
    const notice = preview(page).getByRole('heading', NOT_KEPT)
    await expect(notice).toBeVisible()
    await expect(preview(page).getByText('The component failed to render properly')).toBeHidden()
    await page
      .getByRole('link', { name: /Show a list/ })
      .first()
      .click()
    await expect(preview(page).getByText('100 posts').first()).toBeVisible()
    await expect(notice).toBeHidden()

    await page.goto(url + lesson('todo-demo'))
    await expect(notice).toBeVisible()
    await server.start()
    await preview(page).getByRole('button', { name: 'Try again' }).click()
    await expect(
      preview(page).getByRole('heading', { level: 1, name: 'Change data on a server' }),
    ).toBeVisible()
  },
)
