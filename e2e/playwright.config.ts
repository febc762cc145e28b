import { defineConfig, devices } from '@playwright/test'
import { firefoxOptions } from '../scripts/firefox.ts'
import { base, withoutMotion } from './base.ts'

export default defineConfig(base, {
  outputDir: '../test-results',
  globalSetup: './sites.ts',
  use: withoutMotion,
  projects: [
    { name: 'desktop', testIgnore: 'pages/**', use: { ...devices['Desktop Chrome'] } },
    // Only what differs on a phone: the folded nav bar, and the foot of a small screen.
    { name: 'phone', use: { ...devices['Pixel 7'] }, testIgnore: 'pages/**', grep: /@phone/ },
    // What Firefox may show differently: `npm run test:firefox`. Tests of files need no browser.
    {
      name: 'firefox',
      // Beside another one, a process of Firefox 153 has crashed (decision 40).
      workers: 1,
      testIgnore: ['pages/**', 'size.spec.ts', 'llms.spec.ts', 'link-preview.spec.ts'],
      use: { browserName: 'firefox', launchOptions: firefoxOptions({ withoutMotion: true }) },
    },
    // What holds on every page, and what each block of a lesson does in every case: `npm run test:checks`.
    { name: 'pages', testDir: 'pages', use: { ...devices['Desktop Chrome'] } },
  ],
})
