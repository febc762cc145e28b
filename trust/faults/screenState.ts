import type { Locator, Page } from '@playwright/test'
import type { AskingScreen } from './screens.ts'

/** The whole text of an element that says that something is under way. */
export const UNDER_WAY =
  /^(Loading.*\.{3}|Adding\.{3}|Saving\.{3}|.*asking again\.{3}|asks again in .*|under way)$/
/** An entry of the cache that is fetched, as the list of entries shows it. */
export const FETCHING = 'main [role=group] b:text-is("fetching")'

/** Waits until nothing is under way. */
export async function settle(page: Page): Promise<void> {
  await page.locator(FETCHING).first().waitFor({ state: 'detached' })
  await page.waitForFunction((underWay) => {
    const leaves = [...document.querySelectorAll('main *')].filter((element) => element.children.length === 0)
    const pattern = new RegExp(underWay)
    return leaves.length > 0 && !leaves.some(({ textContent }) => pattern.test(textContent.trim()))
  }, UNDER_WAY.source)
}

/** What all fields of a screen hold. */
export async function fieldsOf(page: Page): Promise<string[]> {
  return page
    .locator('main :is(input, select, textarea)')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
}

/** Types into every text field that is still empty, while the failure shows. */
export async function typeEverywhere(page: Page): Promise<string[]> {
  const fields = page.locator('main :is(input:is([type=text], [type=email], :not([type])), textarea)')
  for (const field of await fields.all()) {
    if ((await field.inputValue()) === '') await field.fill('typed while it failed')
  }
  return (await fields.count()) === 0 ? [] : fieldsOf(page)
}

/** Numbers and plurals aside: a retry is one more request. */
export async function textOf(page: Page, { part = 'main' }: AskingScreen): Promise<string> {
  const text = await page.locator(part).first().innerText()
  return text
    .replaceAll(/\d+(?:\.\d+)?/g, '#')
    .replaceAll(/(request|post|todo)s\b/g, '$1')
    .replaceAll(/\s+/g, ' ')
}

/** The item of a list with a text. */
export function listed(page: Page, text: string): Locator {
  return page.getByRole('listitem').filter({ hasText: text }).first()
}
