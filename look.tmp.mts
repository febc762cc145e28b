import { chromium } from 'playwright'
import { launchOptions } from './scripts/browser.ts'
const browser = await chromium.launch(await launchOptions())
const base = `http://localhost:4203/storybook/`
const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
page.on('pageerror', (e) => console.log('pageerror', e.message))
const frame = () => page.frameLocator('#storybook-preview-iframe')
await page.goto(`${base}?path=/docs/course-test-what-queries--lesson`)
await frame().getByRole('heading', { level: 1 }).first().waitFor()
await page.waitForTimeout(4000)
await page.screenshot({ path: '/tmp/s1.png' })
const f = page.frames().find((x) => x.url().includes('iframe.html'))!
const m = await f.evaluate(() => {
  const root = document.querySelector('#storybook-docs') ?? document.body
  const seen = (e: Element) => (e as HTMLElement).checkVisibility?.() !== false
  const controls = [...root.querySelectorAll('a[href],button,summary,input,select,textarea')].filter(seen).length
  return { height: document.documentElement.scrollHeight, panes: document.documentElement.scrollHeight / 860, controls }
})
console.log(JSON.stringify(m))
await frame().getByRole('button', { name: 'Run the tests' }).first().click()
await page.waitForTimeout(4000)
await page.screenshot({ path: '/tmp/s2.png' })
await browser.close()
