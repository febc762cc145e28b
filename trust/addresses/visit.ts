import type { BrowserContext, Page } from 'playwright'
import { sentenceIn } from '../cells.ts'
import type { Address } from './generate.ts'
import { ELSEWHERE } from './payloads.ts'

/** The addresses of the sites, each with a slash at its end. */
export type Sites = Record<Address['site'], string>

/** What came of one address; each a sentence, or undefined where all is well. */
export interface Landing {
  executed: string | undefined
  crashed: string | undefined
  lost: string | undefined
}

/** How long, in ms, a page may take until it has a heading. */
const PATIENCE_MS = 20_000

/** What the browser logs of each failed request, and Storybook of a page that is not there, which it then says on the page. */
const SAID_BY_OTHERS = /^Failed to load resource|NoStoryMatchError/

/** Visits an address, and looks at where that leads. */
export async function visitAddress(
  context: BrowserContext,
  sites: Sites,
  { site, path }: Address,
): Promise<Landing> {
  const page = await context.newPage()
  const executed: string[] = []
  const crashed: string[] = []
  await page.exposeBinding('executed', () => void executed.push('What the address says has been executed.'))
  page.on('dialog', (dialog) => {
    executed.push('A dialog has opened.')
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.includes(ELSEWHERE)) executed.push(`It asks ${ELSEWHERE}.`)
  })
  page.on('pageerror', ({ message }) => crashed.push(`It throws ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !SAID_BY_OTHERS.test(message.text()))
      crashed.push(`It logs “${message.text().slice(0, 200)}”`)
  })
  try {
    await page.goto(sites[site] + path).catch((cause: unknown) => crashed.push(String(cause)))
    const lost = await withoutHeading(page, site)
    executed.push(...(await harmfulLinks(page)))
    if (new URL(page.url()).origin !== new URL(sites[site]).origin) executed.push(`It leads to ${page.url()}`)
    return { executed: executed[0], crashed: crashed[0], lost }
  } catch (cause) {
    // What it has executed until then counts all the same.
    return { executed: executed[0], crashed: `The visit ends early: ${sentenceIn(cause)}`, lost: undefined }
  } finally {
    await page.close()
  }
}

/** A visible heading of the first level, in the preview if the page is the catalogue's frame. */
async function withoutHeading(page: Page, site: Address['site']): Promise<string | undefined> {
  const isFrame = site === 'catalogue' && !page.url().includes('iframe.html')
  const scope = isFrame ? page.frameLocator('#storybook-preview-iframe') : page
  try {
    const heading = scope.locator('h1').filter({ visible: true }).first()
    await heading.waitFor({ timeout: PATIENCE_MS })
    return undefined
  } catch {
    const text = await page
      .locator('body')
      .innerText()
      .catch(() => '')
    return `It has no heading: “${text.slice(0, 120).replaceAll(/\s+/g, ' ')}”`
  }
}

/** Links by which a press would execute something, or leave for where the address says. */
function harmfulLinks(page: Page): Promise<string[]> {
  return page.evaluate((elsewhere) => {
    const harmful = /^(javascript|data|vbscript|blob):/
    const urls = [...document.querySelectorAll('a[href], form[action], iframe[src]')].map(
      (element) =>
        (element as HTMLAnchorElement).href ??
        (element as HTMLFormElement).action ??
        (element as HTMLIFrameElement).src,
    )
    return urls
      .filter((url) => harmful.test(url) || (URL.canParse(url) && new URL(url).hostname.includes(elsewhere)))
      .map((url) => `It links to ${url.slice(0, 100)}`)
  }, ELSEWHERE)
}
