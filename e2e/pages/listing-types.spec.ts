import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import {
  demos,
  expectWhole,
  figureOf,
  openLesson,
  restInMiddle,
  rulesForOnePage,
  seeEveryDemo,
} from '../docsPages.ts'
import { expectNoAxeViolations, test } from '../site.ts'

// An excerpt of a file: its lines begin later than the file, and lost their indent. The types come from the build.

const FILE = 'src/features/posts/postQueries.ts'
const OF_QUERY = /^const postsQuery: \(api: ApiClient, /
const OF_USER = '(parameter) userId: number | undefined'

const listingOf = (page: Page) =>
  figureOf(page, FILE)
    .getByRole('group', { name: `Code: ${FILE}` })
    .first()
const cardOf = (page: Page) => page.getByRole('tooltip')

test('a name in a listing says its type on hover and by arrow keys, and Escape and scrolling close it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.install()
  await openLesson(page, 'basic-query')
  await expectWhole(page)
  const listing = listingOf(page)
  await seeEveryDemo(page)
  await restInMiddle(listing)
  const typesAsked = () => asked.filter((url) => /assets\/postQueries-/.test(url)).length
  const before = typesAsked()

  await hover(page, await placeOf(listing, 'postsQuery'))
  await expect(cardOf(page)).toHaveText(OF_QUERY)
  expect(typesAsked(), 'types are loaded by the first hover').toBe(before + 1)
  await test.step('also while the pointer is on the card', async () => {
    await cardOf(page).hover()
    // The card of a name that the pointer has left would close by then.
    await page.clock.fastForward(1_000)
    await expect(cardOf(page)).toHaveText(OF_QUERY)
  })
  await page.keyboard.press('Escape')
  await expect(cardOf(page)).toHaveCount(0)

  await hover(page, await placeOf(listing, 'userId'))
  await expect(cardOf(page)).toHaveText(OF_USER)
  await page.mouse.wheel(0, 40)
  await expect(cardOf(page)).toHaveCount(0)

  await figureOf(page, FILE)
    .getByRole('button', { name: /^Copy: / })
    .focus()
  await page.keyboard.press('Tab')
  await expect(listing).toBeFocused()
  await expect(cardOf(page)).toHaveText(OF_QUERY)
  await page.keyboard.press('ArrowRight')
  await expect(cardOf(page)).toHaveText('(parameter) api: ApiClient')
  await expect(listing).toHaveAccessibleDescription('(parameter) api: ApiClient')
  await expectNoAxeViolations(page, rulesForOnePage, [demos])
  await page.keyboard.press('Tab')
  await expect(listing).not.toBeFocused()
  await expect(cardOf(page)).toHaveCount(0)
})

async function hover(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y - 1)
  await page.mouse.move(x, y)
}

/** The middle of a name on the screen. It has no element of its own. */
async function placeOf(listing: Locator, name: string): Promise<{ x: number; y: number }> {
  return listing.evaluate((pre, wanted) => {
    const texts = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const at = text.nodeValue?.search(new RegExp(`\\b${wanted}\\b`)) ?? -1
      if (at === -1) continue
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + wanted.length)
      const box = range.getBoundingClientRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    throw new Error(`There is no ${wanted}.`)
  }, name)
}
