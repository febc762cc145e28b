import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'

/** The hosts that sites.ts serves; each ends in `/`. */
export const sites = {
  get root() {
    return address('SITE_ROOT')
  },
  get sub() {
    return address('SITE_SUB')
  },
  get api() {
    return address('SITE_API')
  },
  get apiServer() {
    return address('API_URL')
  },
}

function address(name: string): string {
  const value = process.env[name]
  if (value === undefined)
    throw new Error(`${name} is not set: run the tests through e2e/playwright.config.ts.`)
  return value
}

/** Fails a test whose page throws, or writes an error or a warning to the console. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        // The browser's own line about an answer with an error status; the tests ask for some of these.
        if (message.text().startsWith('Failed to load resource')) return
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** What a page asks an API for, as `GET posts?userId=2`, from now on. */
export function recordRequests(page: Page, apiUrl: string): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(apiUrl))
      requests.push(`${request.method()} ${request.url().slice(apiUrl.length)}`)
  })
  return requests
}

/** Runs axe over the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found).toEqual([])
}
