import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // A property is checked for hundreds of values: a busy machine needs a few times as long as a free one.
          testTimeout: 30_000,
          environment: 'node',
          include: ['{src,scripts,stories}/**/*.test.ts?(x)'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // As in e2e/playwright.config.ts: a stalled machine is no broken story.
          retry: process.env['CI'] === undefined ? 0 : 2,
          // Ten seconds of freshness are waited for in real time, once.
          testTimeout: 30_000,
          maxWorkers: 2,
          // After the unit tests: projects that differ in workers run in groups of their own.
          sequence: { groupOrder: 1 },
          env: { STORYBOOK_BOTH_THEMES: 'true', STORYBOOK_QUIET: 'true' },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
})
