import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { sites, test } from './site.ts'

const routerDocs = 'routing-router-docs--lesson'
const basicQuery = 'server-state-basic-query--lesson'

const story = (id: string): string => `${sites.sub}storybook/iframe.html?viewMode=story&id=${id}`
const demo = (page: Pick<Page, 'getByRole'>, title: string): Locator =>
  page.getByRole('figure', { name: title, exact: true })

test('the app in a small browser links to the lessons of the catalogue around it', async ({ page }) => {
  await page.goto(`${sites.sub}storybook/?path=/docs/${routerDocs}`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  const browser = demo(docs, 'Router Docs in a small browser')
  await browser.getByRole('textbox', { name: 'Address' }).fill('/basic-query')
  await browser.getByRole('button', { name: 'Go', exact: true }).click()
  await browser.getByRole('link', { name: 'Read this lesson in the catalogue' }).click()
  await expect(page).toHaveURL(`${sites.sub}storybook/?path=/docs/${basicQuery}`)
  await expect(docs.getByText(/^Server state · Lesson/)).toBeVisible({ timeout: 30_000 })
})

test('and so does a story that stands alone', async ({ page }) => {
  await page.goto(story('routing-router-docs--ready'))
  await page.getByRole('link', { name: 'Read this lesson in the catalogue' }).click()
  await expect(page).toHaveURL(`${sites.sub}storybook/?path=/docs/${routerDocs}`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  await expect(docs.getByText(/^Routing · Lesson/)).toBeVisible({ timeout: 30_000 })
})
