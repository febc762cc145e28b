import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { sites, test } from '../site.ts'

test.use({ savesData: true })

const drawings = readdirSync(new URL('../../dist/storybook/drawings', import.meta.url))

for (const id of drawings.map((name) => name.replace('.json', '')))
  test(`${id} comes alive in the elements of its drawing`, async ({ page }) => {
    await page.addInitScript(markDrawn)
    // On a fast line the page itself may come before its drawing.
    const drawn = page.locator('main[data-was="drawn"]').waitFor()
    await page.route('**/assets/*.js', async (route) => {
      await drawn
      await route.continue()
    })
    await page.goto(`${sites.sub}storybook/iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' })
    await drawn
    await page.waitForFunction(() => !('drawn' in document.documentElement.dataset))
    const texts = page.locator('main > :is(h1, h2, h3, p, ul, ol, table, figure, details)')
    await expect(texts.first()).toBeVisible()
    const made = await texts.evaluateAll((all) =>
      all.filter((text) => text.getAttribute('data-was') !== 'drawn').map((text) => text.outerHTML),
    )
    expect(made).toEqual([])
  })

/** Marks each element of a drawing as soon as it is there. */
function markDrawn(): void {
  const observer = new MutationObserver(() => {
    if (!('drawn' in document.documentElement.dataset)) return
    observer.disconnect()
    for (const element of document.querySelectorAll('main, main *')) element.setAttribute('data-was', 'drawn')
  })
  observer.observe(document, { subtree: true, attributeFilter: ['data-drawn'] })
}
