import { defineConfig } from '@playwright/test'
import { base } from '../base.ts'

/** Plays the built sites in WebKit, which a WebDriver drives. Run `npm run build` first. */
export default defineConfig(base, {
  testMatch: process.env['WEBKIT_ALL'] === undefined ? '*.webkit.ts' : '*.{webkit,all}.ts',
  globalSetup: './serve.ts',
  workers: 1,
  outputDir: '../../test-results/webkit',
})
