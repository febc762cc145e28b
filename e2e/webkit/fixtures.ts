import { writeFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import type { TestInfo } from '@playwright/test'
import type { Session } from './driver.ts'
import { startWebKit } from './driver.ts'
import { WebKitPage } from './page.ts'

interface Given {
  /** A page of a browser that has been nowhere. */
  fresh: WebKitPage
  /** A page of a browser that keeps what it has loaded, for tests to which that makes no difference. */
  visited: WebKitPage
  /** A fresh one that does not wait until a document and all of its scripts have loaded. */
  hasty: WebKitPage
}

interface GivenToWorker {
  /** A driver has one browser at a time. */
  webkit: { open: (how: keyof Given) => Promise<WebKitPage> }
}

/** A test in WebKit. Its fixtures are ours: Playwright's own page speaks to Playwright's builds alone. */
export const test = base.extend<Given, GivenToWorker>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
    async ({}, provide) => {
      const { newSession, stop } = await startWebKit()
      let session: Session | undefined
      let last: keyof Given | undefined
      await provide({
        open: async (how) => {
          if (how !== last || how !== 'visited') {
            await session?.close()
            session = undefined
          }
          session ??= await newSession(how === 'hasty' ? 'none' : 'normal')
          last = how
          const page = new WebKitPage(session)
          await page.resize(1280, 1000)
          return page
        },
      })
      stop()
    },
    { scope: 'worker' },
  ],
  visited: ({ webkit }, provide, info) => open(webkit, 'visited', provide, info),
  fresh: ({ webkit }, provide, info) => open(webkit, 'fresh', provide, info),
  hasty: ({ webkit }, provide, info) => open(webkit, 'hasty', provide, info),
})

async function open(
  webkit: GivenToWorker['webkit'],
  how: keyof Given,
  provide: (page: WebKitPage) => Promise<void>,
  info: TestInfo,
): Promise<void> {
  const page = await webkit.open(how)
  await provide(page)
  if (info.status !== info.expectedStatus)
    writeFileSync(info.outputPath('screenshot.png'), await page.screenshot())
}
