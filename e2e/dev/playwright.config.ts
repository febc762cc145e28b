import { defineConfig, devices } from '@playwright/test'
import { base } from '../base.ts'

// As on a machine that has not run it: Vite has to find and bundle all dependencies.
const forgetDependencies =
  "for (const cache of ['.cache/storybook', '.vite']) fs.rmSync('node_modules/' + cache, { recursive: true, force: true })"

/** What `npm start` serves, while files change. Its ports must be free. */
export default defineConfig(base, {
  testMatch: 'start.ts',
  outputDir: '../../test-results/dev',
  // The tests change a file that the others would see.
  workers: 1,
  use: devices['Desktop Chrome'],
  webServer: {
    command: `node -e "${forgetDependencies}" && npm start`,
    cwd: '../..',
    // The app, which comes after the lessons.
    url: 'http://localhost:5173/',
    timeout: 120_000,
    // A server of another folder would not see the files that the tests change.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
