import type { Page } from '@playwright/test'

/** How many calls of a stack are told, the innermost first. */
const MOST_CALLS = 12
const LONGEST_ANSWER_MS = 5000

/**
 * Watches a page for an endless loop. A browser tells where a page is that does not answer only if it was asked to watch it before.
 *
 * @returns tells in words what the page is doing
 */
export async function watchForStandstill(page: Page): Promise<() => Promise<string>> {
  const session = await page.context().newCDPSession(page)
  const addresses = new Map<string, string>()
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => addresses.set(scriptId, url))
  await session.send('Debugger.enable')

  return async () => {
    const stack = new Promise<string>((told) => {
      session.once('Debugger.paused', ({ callFrames }) =>
        told(
          callFrames
            .slice(0, MOST_CALLS)
            .map(({ functionName, location: { scriptId, lineNumber, columnNumber = 0 } }) => {
              const file = addresses.get(scriptId)?.split('/').at(-1) ?? ''
              return `${functionName || 'anonymous'} (${file}:${lineNumber + 1}:${columnNumber + 1})`
            })
            .join(' < '),
        ),
      )
    })
    const nothing = new Promise<string>((later) =>
      setTimeout(() => later('no script of it runs'), LONGEST_ANSWER_MS),
    )
    session.send('Debugger.pause').catch(() => undefined)
    return Promise.race([stack, nothing])
  }
}
