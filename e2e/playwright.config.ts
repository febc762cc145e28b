import { defineConfig, devices } from '@playwright/test'
import { base, withoutMotion } from './base.ts'

/** Tests of single pages, which Chromium is asked alone, and of what the nightly run looks for. */
const ofPages = ['pages/**', 'nightly/**']

export default defineConfig(base, {
  outputDir: '../test-results',
  globalSetup: './sites.ts',
  use: withoutMotion,
  projects: [
    { name: 'desktop', testIgnore: ofPages, use: { ...devices['Desktop Chrome'] } },
    // Only what differs on a phone: the folded nav bar, and the foot of a small screen.
    { name: 'phone', use: { ...devices['Pixel 7'] }, testIgnore: ofPages, grep: /@phone/ },
    // Each night, in Playwright's own builds: what other engines may show differently.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testIgnore: ofPages,
      use: { browserName, launchOptions: {} },
    })),
    // What holds on every page, and what each block of a lesson does in every case: `npm run test:checks`.
    { name: 'pages', testDir: 'pages', use: { ...devices['Desktop Chrome'] } },
    // Each night: what a page that is left leaves behind, all pairs, and what offline reading does at a new build.
    { name: 'nightly', testDir: 'nightly', use: { ...devices['Desktop Chrome'] } },
  ],
})
