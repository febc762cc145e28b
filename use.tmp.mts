import { chromium } from 'playwright'
import { launchOptions } from './scripts/browser.ts'
const browser = await chromium.launch(await launchOptions())
const base = `http://localhost:4202/storybook/iframe.html?viewMode=docs&id=course-from-list-to-detail--lesson`
const page = await browser.newPage({ viewport: { width: 1040, height: 860 } })
page.on('console', (m) => m.type() === 'error' && console.log(m.text()))
await page.goto(base)
await page.waitForTimeout(2500)
const shot = async (n: string) => page.screenshot({ path: `/tmp/u-${n}.png` })
await page.getByRole('button', { name: 'Pending is not the same' }).click()
await page.waitForTimeout(30); await shot('1open')
await page.waitForTimeout(1200); await shot('2opened')
await page.getByRole('combobox', { name: 'A detail begins with' }).first().selectOption('initialData')
await page.waitForTimeout(1200); await shot('3initial')
for (const [i, name] of ['The title and the error', 'Yes, because the post counts as a minute'].entries()) {
  const b = page.getByRole('radio', { name }).or(page.getByRole('button', { name })).first()
  await b.scrollIntoViewIfNeeded(); await b.click(); await page.waitForTimeout(5000); await shot(`4predict${i}`)
}
const run = page.getByRole('button', { name: 'Run both' }).first()
await run.scrollIntoViewIfNeeded(); await run.click(); await page.waitForTimeout(9000); await shot('5pair')
const f = page.getByRole('searchbox', { name: 'Search', exact: true })
await f.scrollIntoViewIfNeeded(); await page.waitForTimeout(1500)
await f.pressSequentially('server', { delay: 60 }); await page.waitForTimeout(100); await shot('6search'); await page.waitForTimeout(1500)
await f.fill(''); await page.getByRole('combobox', { name: 'What is in the key' }).selectOption('debounced'); await page.waitForTimeout(1500)
await f.pressSequentially('server', { delay: 60 }); await page.waitForTimeout(1800); await shot('7search')
await page.getByText('Go deeper: write every detail').click(); await page.waitForTimeout(2500)
await page.getByText('Go deeper: write every detail').scrollIntoViewIfNeeded(); await shot('8push')
await browser.close()
