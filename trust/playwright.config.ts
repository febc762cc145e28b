import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../scripts/browser.ts'

/** How long, in ms, a page may take for anything: a busy machine takes several times as long as an idle one. */
const PATIENCE_MS = 20_000
const MINUTE_MS = 60_000

/** What the built app and catalogue survive, as tables. Run `npm run build` first. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/trust',
  globalSetup: '../e2e/sites.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // As many as the cores that the budget is for.
  workers: 2,
  expect: { timeout: PATIENCE_MS },
  reporter: [['dot'], ['./report.ts']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: PATIENCE_MS,
  },
  // One table each: a describe block is a row, and a test a column.
  projects: [
    {
      name: 'Storage × keys',
      testDir: 'storage',
      timeout: 2 * MINUTE_MS,
      metadata: {
        about:
          'Each cell breaks one key of local storage in one way, opens the page that shows it, and asks: does the page show its default (or the value, ' +
          'where there is a good one), does the value change when a visitor changes it, is every other key as it was, is no prototype changed, and is ' +
          'the console quiet? *Full* is the real quota, filled to its last byte.',
      },
    },
    {
      name: 'Faults × screens',
      testDir: 'faults',
      timeout: 2 * MINUTE_MS,
      metadata: {
        about:
          'Each cell opens the screen in the built app, lets its requests fail in one way, and asks: is the sentence of behaviour §8.1 in an alert, ' +
          'does Retry bring what a visit without a fault shows, is nothing lost that was typed or chosen, and is the console quiet? *Left* goes to ' +
          'another page while the answer is on its way, and back; *aborted* is how many requests that has ended. Time limits run 20 times as fast.',
      },
    },
    {
      name: 'Addresses',
      testDir: 'addresses',
      timeout: 5 * MINUTE_MS,
      metadata: {
        about:
          'Generated addresses of app (at the root of a host, and below a path) and catalogue, the same on every run: in paths, in parameters, in the ' +
          'fragment. A cell visits fifteen of them, and asks: does none execute what it says (or link to it, or lead to another host), throw, write an ' +
          'error to the console, or lead to a page without a heading?',
      },
    },
    {
      name: 'Monkey',
      testDir: 'monkey',
      // Several times what a walk takes.
      timeout: 10 * MINUTE_MS,
      metadata: {
        about:
          'Random walks of 10,000 actions in all: presses, typing, keys, Back and Forward in the app, and a network that fails. Each is two visits with ' +
          'as many actions, after one that opens TanStack’s devtools, of which V8 keeps the first elements; nothing in them is pressed after that. No ' +
          'page may throw, write an error to the console or lose the focus. What is left behind after the second visit is compared with what the first ' +
          'one left, after garbage collection: the heap may grow by 3 MB, the number of listeners by 20. Where one has grown more, a third visit ' +
          'follows, and is compared with the second: a leak grows with each. Timers are those that wait, except those that collect unused entries of ' +
          'the cache.',
      },
    },
  ],
})
