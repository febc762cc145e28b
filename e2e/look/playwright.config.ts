import { defineConfig } from '@playwright/test'
import { base, withoutMotion } from '../base.ts'

const sizes = [
  { width: 1280, height: 900 },
  { width: 375, height: 740 },
] as const

/** Compares pictures of pages with stored ones, which hold for one machine's fonts. Run `npm run build` first. */
export default defineConfig(base, {
  testMatch: 'look.ts',
  outputDir: '../../test-results/look',
  snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
  // A picture is taken until two in a row are the same. The default threshold does not tell one blue from another.
  expect: {
    toHaveScreenshot: { animations: 'disabled', scale: 'css', stylePath: './still.css', threshold: 0.05 },
  },
  use: { ...withoutMotion, locale: 'en-GB', timezoneId: 'UTC' },
  projects: sizes.flatMap((viewport) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${colorScheme}-${viewport.width}`,
      use: { viewport, colorScheme },
    })),
  ),
})
