import { defineConfig, devices } from '@playwright/test'
import { base } from '../base.ts'

// As on a machine that has not run it: Vite has to find and bundle all dependencies.
const forgetDependencies =
  "for (const cache of ['.cache/storybook', '.vite']) fs.rmSync('node_modules/' + cache, { recursive: true, force: true })"

/** What `npm start` serves. Its ports must be free. */
export default defineConfig(base, {
  testMatch: 'start.ts',
  outputDir: '../../test-results/dev',
  // A dependency that Vite finds late for one page reloads the others.
  workers: 1,
  use: devices['Desktop Chrome'],
  webServer: {
    command: `node -e "${forgetDependencies}" && npm start`,
    cwd: '../..',
    // The app, which comes after the lessons.
    url: 'http://localhost:5173/',
    timeout: 120_000,
    // A server that is there already has bundled its dependencies.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
