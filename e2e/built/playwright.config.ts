import { defineConfig, devices } from '@playwright/test'
import { base } from '../base.ts'

/** Plays every story of the built catalogue, as a learner opens it, and every check on its page. Run `npm run build:catalogue` first. */
export default defineConfig(base, {
  testMatch: 'every*.ts',
  outputDir: '../../test-results/built',
  workers: 3,
  reporter: 'dot',
  use: devices['Desktop Chrome'],
})
