import type { Browser, CDPSession, Page } from 'playwright'

/** A page of a phone, and what speaks to its browser. */
export interface Phone {
  page: Page
  devtools: CDPSession
}

/** Opens an empty page of a phone, in a context of its own. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  return { page, devtools: await context.newCDPSession(page) }
}

/** The id of an exercise's own page. */
export function pageOf(exercise: string): string {
  return `components-exercises-${exercise.replace('/', '-')}--docs`
}
