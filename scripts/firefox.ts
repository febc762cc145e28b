import { firefox } from 'playwright'
import type { Browser, LaunchOptions } from 'playwright'
import { findEngine, playwrightPath } from './engine.ts'
import type { Engine } from './engine.ts'

export const firefoxEngine: Engine = {
  variable: 'FIREFOX_PATH',
  playwright: firefox,
  linux: ['firefox', 'firefox-esr'],
  darwin: ['Firefox.app/Contents/MacOS/firefox'],
  win32: ['Mozilla Firefox\\firefox.exe'],
  apt: ['firefox-esr', 'fonts-liberation'],
  install: 'Firefox',
}

/** For story tests: each of their pages has a Firefox of its own, as a window that another one covers has no focus, and gets no event of it. */
export function firefoxOfItsOwn(): LaunchOptions {
  const options = firefoxOptions()
  const launchOne = firefox.launch.bind(firefox)
  firefox.launch = async (given) => {
    const first = await launchOne(given)
    const newContext = first.newContext.bind(first)
    const close = first.close.bind(first)
    const others: Browser[] = []
    let contexts = 0
    first.newContext = async (context) => {
      contexts += 1
      if (contexts === 1) return newContext(context)
      const other = await launchOne(given)
      others.push(other)
      return other.newContext(context)
    }
    first.close = async () => void (await Promise.all([close(), ...others.map((other) => other.close())]))
    return first
  }
  return options
}

/**
 * Playwright's launch options. One that Mozilla has released is driven by WebDriver BiDi, Playwright's own by a protocol of its own. Without
 * either they have no path, so that Playwright says what is missing.
 *
 * @throws Error if `FIREFOX_PATH` names a file that does not exist
 */
export function firefoxOptions({ withoutMotion = false } = {}): LaunchOptions {
  const executablePath = findEngine(firefoxEngine)
  const firefoxUserPrefs = {
    // As in Playwright's Chromium, and on a phone.
    'ui.useOverlayScrollbars': 1,
    // No page comes back whole: Firefox says nothing of the load of one that does, for which `goBack` waits.
    'browser.sessionhistory.max_total_viewers': 0,
    // Playwright's context options reach its own Firefox alone.
    ...(withoutMotion && { 'ui.prefersReducedMotion': 1 }),
  }
  if (executablePath === undefined || executablePath === playwrightPath(firefoxEngine))
    return { firefoxUserPrefs }
  tolerateOldFirefox()
  return { channel: 'moz-firefox', executablePath, firefoxUserPrefs }
}

/** What Playwright says of each new context, and Firefox 153 does not know: the usual colour scheme, which it has anyway. */
const COLOUR_SCHEME = 'emulation.setMediaFeaturesOverride'
const launch = firefox.launch.bind(firefox)

/** Lets a context open in a Firefox that cannot be told its colour scheme (decision 40). */
function tolerateOldFirefox(): void {
  firefox.launch = async (options) => {
    const browser = await launch(options)
    const session = sessionOf(browser)
    const send = session.send.bind(session)
    session.send = async (method, params) => {
      try {
        return await send(method, params)
      } catch (error) {
        const isUsual = !JSON.stringify(params).includes('"dark"')
        if (method === COLOUR_SCHEME && isUsual && String(error).includes('unknown command')) return {}
        throw error
      }
    }
    return browser
  }
}

interface Session {
  send: (method: string, params: unknown) => Promise<unknown>
}

/** Playwright's own end of the connection, which no API gives. */
function sessionOf(browser: Browser): Session {
  const { _connection: connection } = firefox as unknown as {
    _connection: { toImpl: (of: Browser) => { _browserSession: Session } }
  }
  const { _browserSession: session } = connection.toImpl(browser)
  return session
}
