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
          // A property test runs hundreds of cases, and a busy machine takes several times as long as an idle one.
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
          // As in e2e/playwright.config.ts: a stalled machine must not fail a story.
          retry: process.env['CI'] === undefined ? 0 : 2,
          // One story waits ten seconds in real time until data is stale.
          testTimeout: 30_000,
          maxWorkers: 2,
          // Runs after the unit tests: projects with different numbers of workers need groups of their own.
          sequence: { groupOrder: 1 },
          env: {
            STORYBOOK_BOTH_THEMES: 'true',
            STORYBOOK_QUIET: 'true',
            // Set by `npm run practice`.
            ...(process.env['PRACTICE'] !== undefined && { STORYBOOK_PRACTICE: 'true' }),
          },
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
