import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { entriesOf, test, windows } from './catalogue.ts'

/** The result of a story, as its preview reports it. */
interface Ending {
  status: 'success' | 'error'
  errors: string[]
  /** The name of the viewport that the story sets. */
  viewport?: string
}

for (const { id, title, name } of entriesOf('story')) {
  test(`${title}: ${name}`, async ({ catalogue: { url, context } }) => {
    const page = await context.newPage()
    try {
      const open = await opener(page)
      // Axe is off: `npm run test:stories` runs it on every story, and it would take most of the time.
      const address = `${url}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`
      let { viewport, ...ending } = await open(address)
      const size = windows[viewport ?? '']
      if (size !== undefined) {
        await page.setViewportSize(size)
        ;({ viewport, ...ending } = await open(address))
      }
      expect(ending).toEqual({ status: 'success', errors: [] })
    } finally {
      await page.close()
    }
  })
}

/** Returns a function that opens an address and waits until its story has rendered and played, or has failed. */
async function opener(page: Page): Promise<(address: string) => Promise<Ending>> {
  let end: ((ending: Ending) => void) | undefined
  await page.exposeFunction('tellEnding', (ending: Ending) => end?.(ending))
  await page.addInitScript(listen)
  return async (address) => {
    const ended = new Promise<Ending>((resolveEnded) => (end = resolveEnded))
    await page.goto(address)
    return ended
  }
}

/** Runs in the page: listens to the preview's channel as soon as it exists. */
function listen(): void {
  interface Channel {
    on: (event: string, listener: (detail: { message?: string; status?: string }) => void) => void
  }
  const scope = globalThis as unknown as {
    tellEnding: (ending: object) => void
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { story?: { storyGlobals?: { viewport?: { value?: string } } } }
    }
  }
  const errors: string[] = []
  let channel: Channel | undefined
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(made: Channel) {
      channel = made
      for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored'])
        made.on(event, (detail) => errors.push(`${event}: ${detail?.message ?? String(detail)}`))
      made.on('unhandledErrorsWhilePlaying', (detail) => errors.push(JSON.stringify(detail)))
      made.on('storyFinished', ({ status }) => {
        const failed = errors.length > 0 || status !== 'success'
        const viewport = scope['__STORYBOOK_PREVIEW__']?.currentRender?.story?.storyGlobals?.viewport?.value
        scope.tellEnding({ status: failed ? 'error' : 'success', errors, viewport })
      })
      made.on('storyMissing', () => {
        // Why, Storybook tells on the page alone.
        errors.push(`storyMissing: ${document.getElementById('error-message')?.textContent}`)
        scope.tellEnding({ status: 'error', errors })
      })
    },
  })
}
