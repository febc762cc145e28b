import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { expectWhole, pressReplay } from './docsPages.ts'
import { sites, test } from './site.ts'

test('the app goes on while the browser translates it', async ({ page }) => {
  await page.goto(`${sites.root}pagination`)
  await expect(page.getByText('page 1 of ~10 pages')).toBeVisible()
  await page.locator('body').evaluate(translate)
  await expect(page.getByText('PAGE 1 OF ~10 PAGES')).toBeVisible()
  await page.getByRole('button', { name: 'NEXT' }).click()
  await expect(page.getByText(/page 2 of ~10 pages/i)).toBeVisible()
  await expect(page.locator('main').getByText('PAGE 1', { exact: false })).toHaveCount(0)
})

test('a lesson goes on while the browser translates it, and its code stays as it is', async ({ page }) => {
  await page.goto(`${sites.root}storybook/iframe.html?viewMode=docs&id=course-basic-query--lesson`)
  const demo = page.getByRole('figure').first()
  await expect(demo.getByText('100 posts')).toBeVisible()
  // What is still a drawing would come alive as another text than React's.
  await expectWhole(page)
  await page.locator('body').evaluate(translate)
  await demo.getByRole('combobox').selectOption('2')
  await expect(demo.getByText(/10 posts/i)).toBeVisible()
  await pressReplay(demo)
  await expect(demo.getByText(/100 posts/i)).toBeVisible()
  await expect(page.getByText('queryKey', { exact: false }).first()).toBeVisible()
  await expect(requestsOf(demo)).toContainText('GET')
})

const requestsOf = (demo: Locator) => demo.getByRole('group', { name: 'Requests of this demo' })

/** In the page, as Chrome does: two elements in the place of each text that may be translated. */
function translate(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    if (text.parentElement?.closest('[translate="no"], script, style, option') !== null) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.data.toUpperCase())
    outer.append(inner)
    text.replaceWith(outer)
  }
}
