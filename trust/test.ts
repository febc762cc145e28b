import { expect } from '@playwright/test'
import { test as siteTest } from '../e2e/site.ts'

/** Fails a test whose page throws, or writes anything to the console but what the browser itself logs of each failed request. */
export const test = siteTest.extend({
  quiet: async ({ page }, provide) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      const isOfTheBrowser = message.text().startsWith('Failed to load resource')
      if (['error', 'warning'].includes(message.type()) && !isOfTheBrowser) complaints.push(message.text())
    })
    await provide(undefined)
    expect(complaints).toEqual([])
  },
})
