import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.ts'

/** Plays every story of the built catalogue, as a learner opens it, and every check on its page. Run `npm run build:catalogue` first. */
export default defineConfig({
  testDir: '.',
  testMatch: 'every*.ts',
  outputDir: '../../test-results/built',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 3,
  // The longest play waits ten seconds in real time.
  timeout: 60_000,
  reporter: 'dot',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions(),
  },
})
