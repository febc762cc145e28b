import { defineConfig, devices } from '@playwright/test'
import { base, withoutMotion } from './base.ts'

export default defineConfig(base, {
  outputDir: '../test-results',
  globalSetup: './sites.ts',
  use: withoutMotion,
  projects: [
    { name: 'desktop', testIgnore: 'pages/**', use: { ...devices['Desktop Chrome'] } },
    // Only what differs on a phone: the folded nav bar, and the foot of a small screen.
    { name: 'phone', use: { ...devices['Pixel 7'] }, testIgnore: 'pages/**', grep: /@phone/ },
    // What holds on every page, and what each block of a lesson does in every case: `npm run test:checks`.
    { name: 'pages', testDir: 'pages', use: { ...devices['Desktop Chrome'] } },
  ],
})
