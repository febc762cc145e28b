import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.ts'
import { firefoxOfItsOwn } from './scripts/firefox.ts'
import { exercises } from './scripts/vite/exercises.ts'

/** Components of these files render without end until React stops them, which takes all memory of a page that is shared. */
const pagesOfTheirOwn = 'stories/**/{Selectors,StopTheCrash}.stories.tsx'
const allOtherPages = 'stories/**/!(Selectors|StopTheCrash).stories.tsx'

const optionsOf = { chromium: launchOptions(), firefox: firefoxOfItsOwn() }

export default defineConfig({
  test: {
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
          include: ['{src,scripts,stories,trust}/**/*.test.ts?(x)'],
          // The unit tests run first: projects with different numbers of workers need groups of their own.
          sequence: { groupOrder: 0 },
        },
      },
      // One page for all files of a worker: a page of its own for each file takes longer than its stories.
      storiesProject({ name: 'stories', isolate: false, exclude: [pagesOfTheirOwn] }, 1),
      storiesProject({ name: 'stories alone', isolate: true, exclude: [allOtherPages] }, 2),
      storiesProject({ name: 'firefox', isolate: false, exclude: [pagesOfTheirOwn] }, 3, 'firefox'),
      storiesProject({ name: 'firefox alone', isolate: true, exclude: [allOtherPages] }, 4, 'firefox'),
    ],
  },
})

interface StoryFiles {
  name: string
  /** Whether each file gets a page of its own. */
  isolate: boolean
  // The plugin lists the files of Storybook's configuration, so files can only be left out.
  exclude: string[]
}

/** The stories of some files as tests. Each project has a group of its own, so that groups run one after the other. */
function storiesProject(files: StoryFiles, groupOrder: number, browser: keyof typeof optionsOf = 'chromium') {
  return {
    plugins: [exercises(), storybookTest({ configDir: '.storybook' })],
    test: {
      ...files,
      // For what hangs. One story waits ten seconds in real time until data is stale, and a busy machine takes several times as long.
      testTimeout: 180_000,
      // Stories wait for servers and timers most of their time. Firefox takes twice the work: six of it make answers late that stories wait for.
      maxWorkers: browser === 'firefox' ? 3 : 6,
      sequence: { groupOrder },
      env: {
        STORYBOOK_BOTH_THEMES: 'true',
        STORYBOOK_QUIET: 'true',
        // Set by `npm run practice`.
        ...(process.env['PRACTICE'] !== undefined && { STORYBOOK_PRACTICE: 'true' }),
      },
      browser: {
        enabled: true,
        headless: true,
        // For what hangs: several browsers start at once, beside other work.
        connectTimeout: 180_000,
        provider: playwright({ launchOptions: optionsOf[browser] }),
        instances: [{ browser }],
      },
    },
  }
}
