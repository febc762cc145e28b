import type { BrowserContext, Page } from 'playwright'
import { Finding } from './cells.ts'

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
  } finally {
    await page.close()
  }
}
