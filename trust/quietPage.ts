import type { BrowserContext, Page } from 'playwright'
import { Finding, sentenceIn } from './cells.ts'

/** What the browser itself logs of each failed request. */
const OF_THE_BROWSER = /^Failed to load resource/

/**
 * Opens a page for the time of a visit.
 *
 * @throws Finding if the page throws, or writes an error or a warning to the console
 */
export async function withQuietPage<Result>(
  context: BrowserContext,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(`throws ${message}`))
  page.on('console', (message) => {
    const isLoud = ['error', 'warning'].includes(message.type()) && !OF_THE_BROWSER.test(message.text())
    if (isLoud) complaints.push(`logs “${message.text()}”`)
  })
  try {
    const result = await visit(page)
    const [first] = complaints
    if (first !== undefined) throw new Finding(`The page ${first.slice(0, 300)}.`)
    return result
  } catch (cause) {
    if (cause instanceof Finding) throw cause
    throw new Finding(`${sentenceIn(cause)} (${await stateOf(page, complaints)})`)
  } finally {
    await page.close()
  }
}

/** Where a visit got stuck: a wait that has run out names what was not there, and not what was. */
async function stateOf(page: Page, complaints: readonly string[]): Promise<string> {
  const alerts = await page.getByRole('alert').allInnerTexts()
  return [
    `at ${page.url()}`,
    ...alerts.slice(0, 2).map((text) => `an alert says “${text.replaceAll(/\s+/g, ' ').slice(0, 120)}”`),
    ...complaints.slice(0, 1).map((complaint) => `the page ${complaint.slice(0, 300)}`),
  ].join('; ')
}
