import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { createRandom } from '#mocks/random.ts'
import { grounds } from './ground.ts'
import { createMeter, hasGrown, HEAP_TOLERANCE_BYTES, LISTENER_TOLERANCE } from './measure.ts'
import { LEFT } from './page/left.ts'
import { watchForStandstill } from './standstill.ts'

const SEED = 15

/** Each worker builds its own monkey. */
const BUILT = resolve(import.meta.dirname, '../../node_modules/.cache/trust', String(process.pid))

/** So many actions run in the page without a break. A real key press or click follows, which only a browser can make. */
const CHUNK = 20
const TRUSTED_KEYS = ['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'Tab', 'Home']

/** Complaints that are no faults: each is about what somebody asked for, and the page says so itself. */
const expected = [
  // The browser logs every error status, and the network is one that fails.
  /^Failed to load resource/,
  // Storybook logs where a check of a page does not pass: an answer is wrong, the network fails, or the page is left.
  /^(NotYet|PlayOver|TestingLibraryElementError)\b/,
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

let complaints: string[] = []
let tellStandstill: () => Promise<string>

// The monkey as one script for a page.
test.beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: BUILT,
      minify: false,
      lib: {
        entry: resolve(import.meta.dirname, 'page/monkey.ts'),
        formats: ['iife'],
        name: 'monkeyModule',
        fileName: () => 'monkey.js',
      },
    },
  })
})

test.beforeEach(async ({ page }) => {
  complaints = complaintsOf(page)
  tellStandstill = await watchForStandstill(page)
  await page.addInitScript({ path: resolve(BUILT, 'monkey.js') })
})

test.afterEach(async () => {
  if (test.info().status === 'timedOut')
    throw new Error(`After the last of its minutes: ${await tellStandstill()}.`)
  expect(complaints).toEqual([])
})

// Two visits with as many actions each, so that what both leave behind can be compared. What has grown by then may have come with the first
// use of something, or be what V8 keeps for a while: a third visit tells whether it goes on to grow.
for (const ground of grounds) {
  test.describe(ground.name, () => {
    test('walk', async ({ page }) => {
      await ground.open(page)
      const measure = await createMeter(page)
      // The code that a first visit loads, and its caches, stay.
      await ground.enter(page)
      await ground.warmUp(page)
      await ground.leave(page)
      const atStart = await measure()

      const left = [atStart]
      const lostFocusAfter: string[] = []
      let [before, last] = [atStart, atStart]
      let done = 0
      for (let visit = 1; visit <= 2 || (visit === 3 && hasGrown(before, last)); visit++) {
        await ground.enter(page)
        const random = createRandom(SEED * 1000 + visit)
        const until = Math.ceil((ground.actions * visit) / 2)
        while (done < until) {
          const orders = { seed: Math.floor(random() * 2 ** 32), count: Math.min(CHUNK - 1, until - done) }
          const deeds = await page.evaluate((next) => globalThis.monkey.act(next), orders)
          await page.keyboard.press(TRUSTED_KEYS[Math.floor(random() * TRUSTED_KEYS.length)] ?? 'Tab')
          done += deeds.done + 1
          lostFocusAfter.push(...deeds.lostFocusAfter)
        }
        await ground.leave(page)
        ;[before, last] = [last, await measure(atStart)]
        left.push(last)
      }

      note('actions', [done])
      note(
        'heap, MB',
        left.map(({ heapBytes }) => (heapBytes / 1e6).toFixed(1)),
      )
      note(
        'listeners',
        left.map(({ listeners }) => listeners),
      )
      note('timers', [atStart.timersMs.length, last.timersMs.length])
      expect.soft(lostFocusAfter, 'the focus is lost after').toEqual([])
      expect.soft(last.heapBytes - before.heapBytes).toBeLessThanOrEqual(HEAP_TOLERANCE_BYTES)
      expect.soft(last.listeners - before.listeners).toBeLessThanOrEqual(LISTENER_TOLERANCE)
      expect
        .soft(last.timersMs.length, `delays of the timers: ${last.timersMs.join()} ms`)
        .toBeLessThanOrEqual(atStart.timersMs.length)
    })
  })
}

/** A figure for the table. */
function note(type: string, figures: readonly (string | number)[]): void {
  test.info().annotations.push({ type, description: figures.join(' → ') })
}

/** What a page says of itself that it should not, from now on. */
function complaintsOf(page: Page): string[] {
  const found: string[] = []
  const listen = (text: string, excused: readonly RegExp[]) => {
    const plain = stripVTControlCharacters(text)
    if (!excused.some((pattern) => pattern.test(plain))) found.push(plain.slice(0, 500))
  }
  page.on('pageerror', (error) => listen(error.stack ?? error.message, expected))
  page.on('console', (message) => {
    if (message.type() === 'error') listen(message.text(), [...expected, ...loggedOnPurpose])
    // A walk ends with its document, and the next one says by what.
    if (message.text().startsWith(LEFT)) found.push(`${message.text()}, for ${page.url()}`)
  })
  page.on('dialog', (dialog) => void dialog.accept())
  return found
}
