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

    // What is below the first demo comes alive when somebody uses the page.
    await page.keyboard.press('Shift')
    await expect.poll(() => page.evaluate(notAlive), 'what is still a drawing').toEqual([])
    expect(await page.evaluate(unlikeReact), 'attributes that are not those of the live page').toEqual([])
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

/** Runs in the page: what stands in it without React. */
function notAlive(): string[] {
  return [...document.querySelectorAll('main > *')]
    .filter((element) => !Object.keys(element).some((key) => key.startsWith('__reactProps$')))
    .map((element) => element.outerHTML.slice(0, 200))
}

/** Runs in the page: attributes with another text than React has given them. It corrects none of a drawing. */
function unlikeReact(): string[] {
  const attributes: Record<string, string> = { className: 'class', htmlFor: 'for' }
  return [...document.querySelectorAll('#storybook-docs *')].flatMap((element) => {
    const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps$')) ?? []
    return Object.entries({ ...(props as object) } as Record<string, unknown>)
      .filter(([name]) => /^(?:id|href|src|title|role|className|htmlFor|aria-.+|data-.+)$/.test(name))
      .map(([name, value]) => [attributes[name] ?? name, value] as const)
      .filter(([name, value]) => typeof value === 'string' && element.getAttribute(name) !== value)
      .map(([name, value]) => `${name}="${element.getAttribute(name)}", not "${String(value)}"`)
  })
}
