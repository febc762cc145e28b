import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../scripts/browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './sites.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // A shared machine can stall for longer than any limit; what then passes is reported as flaky, not as passed.
  retries: process.env['CI'] === undefined ? 0 : 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    trace: 'retain-on-failure',
    // Colours that are still changing have a contrast of their own.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] } },
    // Docs pages are the same everywhere; the app is walked on a phone too.
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testMatch: /(app|focus|walk|lab|server-state|client-state)\.spec\.ts/,
    },
  ],
})
