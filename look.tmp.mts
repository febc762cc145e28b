import { chromium } from 'playwright'
import { launchOptions } from './scripts/browser.ts'
const browser = await chromium.launch(await launchOptions())
const base = `http://localhost:4202/storybook/iframe.html?viewMode=docs&id=course-from-list-to-detail--lesson`
for (const [name, w, h, scheme] of [['d', 1040, 860, 'light'], ['k', 1040, 860, 'dark'], ['p', 375, 740, 'light']] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: h }, colorScheme: scheme })
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
  await page.goto(base)
  await page.waitForTimeout(3000)
  const H = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < H; y += h) { await page.evaluate((y) => scrollTo(0, y), y); await page.waitForTimeout(500) }
  await page.evaluate(() => scrollTo(0, 0)); await page.waitForTimeout(1500)
  const words = await page.evaluate(() => [...document.querySelectorAll('main p, main li, main h2, main h3, main td, main th')].filter((e) => !e.closest('details, figure, section[id^=exercise], pre')).map((e) => (e as HTMLElement).innerText).join(' ').split(/\s+/).length)
  const H2 = await page.evaluate(() => document.documentElement.scrollHeight)
  console.log(name, 'height', H2, H2 / 860, 'words', words)
  await page.screenshot({ path: `/tmp/b-${name}.png`, fullPage: true })
  await page.close()
}
await browser.close()
