import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../scripts/browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './sites.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // For what hangs: a busy machine takes several times as long as an idle one for a whole page of the catalogue.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    // A colour in transition has a contrast of its own.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', testIgnore: 'pages/**', use: { ...devices['Desktop Chrome'] } },
    // Only what differs on a phone: the folded nav bar, and the foot of a small screen.
    { name: 'phone', use: { ...devices['Pixel 7'] }, testIgnore: 'pages/**', grep: /@phone/ },
    // What holds on every page, and what each block of a lesson does in every case: `npm run test:pages`.
    { name: 'pages', testDir: 'pages', use: { ...devices['Desktop Chrome'] } },
  ],
})
