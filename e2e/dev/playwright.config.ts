import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.ts'

/** What `npm start` serves, while files change. Its ports must be free. */
export default defineConfig({
  testDir: '.',
  testMatch: 'start.ts',
  outputDir: '../../test-results/dev',
  forbidOnly: process.env['CI'] !== undefined,
  workers: 1,
  // What a page needs for the first time is bundled while it waits.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { ...devices['Desktop Chrome'], launchOptions: launchOptions() },
  webServer: {
    command: 'npm start',
    cwd: '../..',
    url: 'http://localhost:6006/iframe.html',
    timeout: 120_000,
    // A server of another folder would not see the files that the tests change.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
