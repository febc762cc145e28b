import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.ts'
import { exercises } from './scripts/vite/exercises.ts'

export default defineConfig({
  test: {
    // For what hangs: several browsers start at once, beside other work. Vitest reads it here alone.
    browser: { connectTimeout: 180_000 },
    projects: [
      {
        plugins: [exercises()],
        test: {
          name: 'unit',
          // For what hangs. A property test runs hundreds of cases, and a busy machine takes several times as long as an idle one.
          testTimeout: 120_000,
          environment: 'node',
          // The files of a worker share what they import: half of the time of all unit tests went into importing it again.
          pool: 'threads',
          isolate: false,
          include: ['{src,scripts,stories,.storybook}/**/*.test.ts?(x)'],
          exclude: ['stories/**/answers.test.ts'],
          // The unit tests run first: projects with different numbers of workers need groups of their own.
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Once for all browsers: each call loads Storybook's presets and looks for the stories, whatever is to be run.
        plugins: [exercises(), storybookTest({ configDir: '.storybook' })],
        test: {
          // One page for all files of a worker: a page of its own for each file takes longer than its stories.
          isolate: false,
          // For what hangs. One story waits ten seconds in real time until data is stale, and a busy machine takes several times as long.
          testTimeout: 180_000,
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
            instances: [
              {
                name: 'stories',
                browser: 'chromium',
                provider: playwright({ launchOptions: launchOptions() }),
                // Stories wait for servers and timers most of their time. Graders decide by limits of a second or two, which a busy machine overruns.
                maxWorkers: 6,
              },
              // Each night. They take twice the work, so that six of them make answers late that stories wait for.
              ...(['firefox', 'webkit'] as const).map((browser) => ({
                name: browser,
                browser,
                provider: playwright(),
                maxWorkers: 3,
                sequence: { groupOrder: 2 },
              })),
            ],
          },
        },
      },
      {
        extends: '.storybook/vite.config.ts',
        test: {
          name: 'answers',
          include: ['stories/**/answers.test.ts'],
          isolate: false,
          testTimeout: 180_000,
          sequence: { groupOrder: 3 },
          env: { STORYBOOK_QUIET: 'true' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [
              {
                browser: 'chromium',
                provider: playwright({ launchOptions: launchOptions() }),
                maxWorkers: 4,
              },
            ],
          },
        },
      },
    ],
  },
})
