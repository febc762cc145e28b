import { defineConfig, devices } from '@playwright/test'
import { firefoxOptions } from '../../scripts/firefox.ts'
import { base } from '../base.ts'

/** What engines have done differently so far: what comes late, the frame's takeover, selects, a stopped server. Then one lesson, and two exercises. */
export default defineConfig(base, {
  testDir: '..',
  globalSetup: '../webkit/serve.ts',
  outputDir: '../../test-results/quick',
  reporter: [['dot'], ['./timeBox.ts']],
  projects: [
    {
      name: 'firefox',
      testMatch: ['late.spec.ts', 'early.spec.ts', 'frame.spec.ts', 'built/everyStory.ts'],
      grep: /\.spec\.ts |Components\/Screens\/(Basic Query|Todo Demo): /,
      use: {
        ...devices['Desktop Firefox'],
        browserName: 'firefox',
        launchOptions: firefoxOptions({ withoutMotion: true }),
      },
    },
    {
      name: 'webkit',
      testMatch: 'webkit/*.webkit.ts',
      grep: /(select|frame|offline|walk)\.webkit\.ts |Course\/Basic Query: |The missing key: |Derive: /,
      workers: 1,
    },
  ],
})
