import type { Browser } from 'playwright'
import { countScriptBytes } from '../scriptBytes.ts'

/** One first visit of a docs page. */
export interface Reading {
  /** From navigation until the page's heading is painted. */
  headingMs: number
  /** From navigation until the page's first demo has rendered. */
  demoMs: number
  /** The gzip size of every script loaded until the network was idle. */
  scriptBytes: number
}

/** How to find out that a page is there. */
export interface DocsPage {
  url: string
  /** A selector for its first demo, once it has rendered. */
  demo: string
}

/** Visits a docs page for the first time, with nothing cached, as the frame around it shows it. */
export async function readOnce(browser: Browser, { url, demo }: DocsPage): Promise<Reading> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const scriptBytes = countScriptBytes(context)
    page.on('pageerror', (error) => {
      throw error
    })
    await page.addInitScript(noteTimes, ['#storybook-docs h1', demo])
    await page.goto(url, { waitUntil: 'networkidle' })
    const [headingMs = Infinity, demoMs = Infinity] = await page.evaluate(readTimes)
    return { headingMs, demoMs, scriptBytes: await scriptBytes() }
  } finally {
    await context.close()
  }
}

// The functions below run in the page, where they cannot use anything of this module. Named functions within them would: tsx keeps their
// names with a helper.

/** Looks again and again for what has come to be seen, and notes when the frame that shows it is painted. */
function noteTimes(selectors: readonly string[]): void {
  const times = selectors.map(
    (selector) =>
      new Promise<number>((resolve) => {
        const looking = setInterval(() => {
          if (document.querySelector(selector)?.checkVisibility() !== true) return
          clearInterval(looking)
          requestAnimationFrame(() => resolve(performance.now()))
        }, 5)
      }),
  )
  Object.assign(globalThis, { times })
}

function readTimes(): Promise<number[]> {
  return Promise.all((globalThis as unknown as { times: Promise<number>[] }).times)
}
