import type { PlaywrightTestConfig } from '@playwright/test'
import { launchOptions } from '../scripts/browser.ts'

/**
 * What the configurations of all end-to-end tests share. The limits are for what hangs: a busy machine takes several
 * times as long as an idle one for a whole page of the catalogue.
 */
export const base = {
  testDir: '.',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: { launchOptions: launchOptions() },
} satisfies PlaywrightTestConfig

/** A colour in transition has a contrast of its own, and a picture of it is another one each time. */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const
