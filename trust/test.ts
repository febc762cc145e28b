import { expect } from '@playwright/test'
import { test as siteTest } from '../e2e/site.ts'

/** What the browser itself logs of each failed request, and zustand of a demo whose new version has no `migrate`, on purpose. */
const EXPECTED = /^Failed to load resource|State loaded from storage couldn't be migrated/

/** Fails a test whose page throws, or writes to the console what is not expected there. */
export const test = siteTest.extend({
  quiet: async ({ page }, provide) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type())
      if (isComplaint && !EXPECTED.test(message.text())) complaints.push(message.text())
    })
    await provide(undefined)
    expect(complaints).toEqual([])
  },
})
