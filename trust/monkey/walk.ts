import { stripVTControlCharacters } from 'node:util'
import type { Browser, Page } from 'playwright'
import { createRandom } from '#mocks/random.ts'
import type { Ground } from './ground.ts'
import { createMeter, hasGrown } from './measure.ts'
import type { Holdings } from './measure.ts'
import { LEFT } from './page/left.ts'
import { watchForStandstill } from './standstill.ts'

/** What a walk needs. */
interface Means {
  /** The script of the monkey. */
  monkey: string
  seed: number
}

/** What a walk has shown. */
export interface Walk {
  done: number
  errors: readonly string[]
  lostFocusAfter: readonly string[]
  /** What the page held after it was left: before the walk, and after each visit. */
  left: readonly Holdings[]
}

/** How long a walk may take, in ms: several times what it does take. A page that hangs ends its own walk, and not that of all. */
const LONGEST_WALK_MS = 5 * 60_000

const LONGEST_CLOSE_MS = 10_000
const LONGEST_ANSWER_MS = 5000

/** So many actions run in the page without a break. A real key press or click follows, which only a browser can make. */
const CHUNK = 20
const TRUSTED_KEYS = ['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'Tab', 'Home']

/** Complaints that are no faults: each is about what somebody asked for, and the page says so itself. */
const expected = [
  // The browser logs every error status, and the network is one that fails.
  /^Failed to load resource/,
  // Storybook logs where a check of a page does not pass: an answer is wrong, the network fails, or the page is left.
  /^(NotYet|PageLeft|TestingLibraryElementError)\b/,
  /^(\w+: expect\(|AssertionError: expected )/,
  // The demo of a selector that returns a new object each time crashes on purpose, and React logs it.
  /React error #185/,
]

/** What demos are about, each named by its own story (`console.expected`): somebody has caught it and logs it. Uncaught, it is a fault. */
const loggedOnPurpose = [
  // The demo of a store with another version and no `migrate`: Zustand says that it drops what is stored. The app's stores are asked about
  // that by the table of the storage.
  /^State loaded from storage couldn't be migrated since no migrate function was provided/,
  // The demos of error boundaries: React logs what a boundary has caught, of a server that fails or, by the toolbar, is out of reach.
  /^ApiError: The server (failed to answer|could not be reached)/,
  // An answer to an exercise that renders without end: it was stopped, and the boundary of its demo has caught that.
  /^AnswerProblem: \w+ rendered more than \d+ times/,
]

/**
 * Walks through a page in two visits with as many actions each, so that what both leave behind can be compared. What has grown by then may
 * have come with the first use of something, or be what V8 keeps for a while: a third visit tells whether it goes on to grow.
 */
export async function walk(browser: Browser, ground: Ground, { monkey, seed }: Means): Promise<Walk> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const errors = complaintsOf(page)
  const standstill = await watchForStandstill(page)
  let done = 0
  let step = 'on the way to the page'
  let late: string | undefined
  const end = setTimeout(async () => {
    late = `${step}; ${await stateOf(page)}; ${await standstill()}`
    void context.close()
  }, LONGEST_WALK_MS)
  const departures: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(LEFT)) departures.push(`${message.text()}, for ${page.url()}`)
  })
  try {
    await page.addInitScript(monkey)
    await ground.open(page)
    const measure = await createMeter(page)

    // The code that a first visit loads, and its caches, stay.
    await ground.enter(page)
    await ground.warmUp(page)
    await ground.leave(page)
    const atStart = await measure()
    const left = [atStart]

    const lostFocusAfter: string[] = []
    for (let visit = 1; visit <= 2 || (visit === 3 && goesOn(left)); visit++) {
      await ground.enter(page)
      const random = createRandom(seed * 1000 + visit)
      const until = Math.ceil((ground.actions * visit) / 2)
      while (done < until) {
        const count = Math.min(CHUNK - 1, until - done)
        const orders = { seed: Math.floor(random() * 2 ** 32), count }
        step = 'in the page'
        const deeds = await page.evaluate((next) => globalThis.monkey.act(next), orders)
        const key = TRUSTED_KEYS[Math.floor(random() * TRUSTED_KEYS.length)] ?? 'Tab'
        step = `at the key ${key}`
        await page.keyboard.press(key)
        done += deeds.done + 1
        lostFocusAfter.push(...deeds.lostFocusAfter)
      }
      step = 'on the way out'
      await ground.leave(page)
      step = 'at the measure'
      left.push(await measure(atStart))
    }
    return { done, errors, lostFocusAfter, left }
  } catch (cause) {
    if (late !== undefined)
      throw new Error(
        `It was not over after ${LONGEST_WALK_MS / 60_000} minutes, and ${done} actions: ${late}.`,
        { cause },
      )
    // Where the walk has left its document, the next one says by what.
    await page.waitForLoadState().catch(() => undefined)
    throw new Error([...departures, ...errors.slice(0, 2), String(cause)].join(' · '), { cause })
  } finally {
    clearTimeout(end)
    // A browser does not always answer for a page that hangs. It takes it along at the latest when it is closed itself.
    await Promise.race([context.close(), new Promise((later) => setTimeout(later, LONGEST_CLOSE_MS))])
  }
}

function goesOn(left: readonly Holdings[]): boolean {
  const [before, last] = left.slice(-2)
  if (before === undefined || last === undefined) return false
  const { heap, listeners } = hasGrown(before, last)
  return heap || listeners
}

/** What a page says of itself that has come to a stop; it may not answer at all. */
function stateOf(page: Page): Promise<string> {
  return Promise.race([
    page.evaluate(() => globalThis.monkey.state()).catch(String),
    new Promise<string>((later) => setTimeout(() => later('the page does not answer'), LONGEST_ANSWER_MS)),
  ])
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  const note = (text: string, excused: readonly RegExp[]) => {
    const plain = stripVTControlCharacters(text)
    if (!excused.some((pattern) => pattern.test(plain))) complaints.push(plain.slice(0, 500))
  }
  page.on('pageerror', (error) => note(error.stack ?? error.message, expected))
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text(), [...expected, ...loggedOnPurpose])
  })
  page.on('dialog', (dialog) => void dialog.accept())
  return complaints
}
