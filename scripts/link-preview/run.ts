import { chromium } from 'playwright'
import { launchOptions } from '../browser.ts'

// Draws `public/link-preview.png` from `picture.html`. Run it when the mark, the font or the text changes.

const browser = await chromium.launch(launchOptions())
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.goto(new URL('./picture.html', import.meta.url).href)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: 'public/link-preview.png' })
} finally {
  await browser.close()
}
