import { expect } from '@playwright/test'
import { windows } from '../built/catalogue.ts'
import { sites } from '../site.ts'
import type { WebKitPage } from './page.ts'

/** WebKitGTK has no narrower window, in px. */
const NARROWEST = 447

/** Opens a story by itself, and waits until it has rendered and played. */
export async function expectStoryToPass(page: WebKitPage, id: string): Promise<void> {
  // Axe is off: `npm run test:stories` runs it on every story.
  const address = `${sites.root}storybook/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`
  await page.goto(address)
  await ended(page)
  const size = windows[(await page.run(viewport)) ?? '']
  if (size === undefined || size.width >= NARROWEST) return expectNoComplaints(page)
  await page.goto(`${sites.root}storybook/index.json`)
  await page.run(openInFrame, address, size.width, size.height)
  await page.inFrame('iframe', async () => {
    await ended(page)
    await expectNoComplaints(page)
  })
}

const ended = (page: WebKitPage) => expect.poll(() => page.run(hasEnded), 'the story has ended').toBe(true)

async function expectNoComplaints(page: WebKitPage): Promise<void> {
  expect(await page.run(complaints)).toEqual([])
}

// The functions below run in the page. The channel of a preview keeps the latest event of each type.

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (type: string) => Partial<Error & { status: string }>[] | undefined }
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { story?: { storyGlobals?: { viewport?: { value?: string } } } }
  }
}

function hasEnded(): boolean {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as Preview
  return ['storyFinished', 'storyMissing'].some((type) => channel?.last(type) !== undefined)
}

function viewport(): string | undefined {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as Preview
  return preview?.currentRender?.story?.storyGlobals?.viewport?.value
}

function openInFrame(src: string, width: number, height: number): void {
  document.body.replaceChildren(Object.assign(document.createElement('iframe'), { src, width, height }))
}

function complaints(): string[] {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as Preview
  const types = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
  const found = [...types, 'unhandledErrorsWhilePlaying'].flatMap((type) => {
    const [detail] = channel?.last(type) ?? []
    if (detail === undefined) return []
    // Below the first lines stands all of the page.
    const [message] = (detail.message ?? JSON.stringify(detail)).split('\n\n')
    return [`${type}: ${message}`]
  })
  const status = channel?.last('storyFinished')?.[0]?.status
  return status === 'success' || found.length > 0 ? found : [`It ended with ${status}.`]
}
