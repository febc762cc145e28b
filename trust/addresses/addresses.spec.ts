import { expect, test } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'
import fc from 'fast-check'
import { sites } from '../../e2e/site.ts'
import { ELSEWHERE, kinds } from './addresses.ts'
import type { SiteName } from './addresses.ts'

/** The same addresses on every run, and so many for each kind and site. */
const SEED = 2026
const ADDRESSES = 15

/** What the browser logs of each failed request, and Storybook of a page that is not there, which it then says on the page. */
const SAID_BY_OTHERS = /^Failed to load resource|NoStoryMatchError/

const addressOf: Record<SiteName, () => string> = {
  app: () => sites.root,
  'app below a path': () => sites.sub,
  catalogue: () => `${sites.root}storybook/`,
}

for (const { name, text, at } of kinds) {
  test.describe(name, () => {
    for (const [site, slots] of Object.entries(at)) {
      test(site, async ({ context }) => {
        const base = addressOf[site as SiteName]()
        const harm = await watchForHarm(context)
        const addresses = fc
          .tuple(fc.constantFrom(...slots), text)
          .map(([slot, payload]) => base + slot(payload))
          // What the browser itself takes out of the path is an address of the host, and no page of ours.
          .filter((address) => new URL(address).href.startsWith(base))
        await fc.assert(
          fc.asyncProperty(addresses, async (address) => {
            const page = await context.newPage()
            await page.goto(address)
            // Of the preview, where the page is the catalogue's frame.
            const isFrame = site === 'catalogue' && !page.url().includes('iframe.html')
            const scope = isFrame ? page.frameLocator('#storybook-preview-iframe') : page
            await expect(scope.locator('h1').filter({ visible: true }).first()).toBeVisible()
            expect(await page.evaluate(linksOf).then((links) => links.filter(isHarmful))).toEqual([])
            expect(new URL(page.url()).origin).toBe(new URL(base).origin)
            expect(harm).toEqual([])
            await page.close()
          }),
          { seed: SEED, numRuns: ADDRESSES, endOnFailure: true },
        )
      })
    }
  })
}

/** Notes from now on what pages execute that an address says, where they go, and what they throw and log. */
async function watchForHarm(context: BrowserContext): Promise<string[]> {
  const harm: string[] = []
  await context.exposeBinding('executed', () => void harm.push('What the address says has been executed.'))
  context.on('dialog', (dialog) => {
    harm.push('A dialog has opened.')
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    if (isElsewhere(request.url())) harm.push(`It asks ${ELSEWHERE}.`)
  })
  context.on('weberror', (error) => harm.push(`It throws ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' && !SAID_BY_OTHERS.test(message.text()))
      harm.push(`It logs “${message.text().slice(0, 200)}”`)
  })
  return harm
}

/** A link by which a press would execute something, or leave for where the address says. */
function isHarmful(url: string): boolean {
  return /^(javascript|data|vbscript|blob):/.test(url) || (URL.canParse(url) && isElsewhere(url))
}

function isElsewhere(url: string): boolean {
  return new URL(url).hostname.includes(ELSEWHERE)
}

/** Runs in the page. */
function linksOf(): string[] {
  const elements = document.querySelectorAll('a[href], form[action], iframe[src]')
  return [...elements].map(
    (element) =>
      (element as HTMLAnchorElement).href ??
      (element as HTMLFormElement).action ??
      (element as HTMLIFrameElement).src,
  )
}
