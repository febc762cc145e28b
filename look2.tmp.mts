import { chromium } from 'playwright'
import { readFileSync } from 'node:fs'
import { launchOptions } from './scripts/browser.ts'
const browser = await chromium.launch(await launchOptions())
const base = `http://localhost:4203/storybook/`
const page = await browser.newPage({ viewport: { width: 1040, height: 860 } })
page.on('pageerror', (e) => console.log('pageerror', e.message))
for (const id of ['course-errors-end-to-end--lesson', 'course-test-what-queries--lesson']) {
  await page.goto(`${base}iframe.html?viewMode=docs&id=${id}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  for (let y = 0; y < 8000; y += 700) { await page.mouse.wheel(0, 700); await page.waitForTimeout(250) }
  await page.waitForTimeout(1500)
  console.log(id, await page.evaluate(`(() => { const all=[...document.querySelectorAll('main :is(a[href], button, summary, input, select)')].filter(o=>o.checkVisibility({visibilityProperty:true})); return JSON.stringify({all: all.length, outside: all.filter(o=>!o.closest('[data-world]')).length, h: document.documentElement.scrollHeight/860}) })()`))
}
const shot = async (loc: any, path: string) => { await loc.scrollIntoViewIfNeeded(); await page.waitForTimeout(300); await page.screenshot({ path }) }
await page.getByRole('button', { name: 'Run both' }).click()
await page.waitForTimeout(6000)
await shot(page.getByText('Two tests in one file'), '/tmp/t-pair.png')
await page.getByRole('button', { name: /It passes: the page says that the server failed/ }).click().catch(async () => page.getByText('It passes: the page says that the server failed').click())
await page.waitForTimeout(6000)
await shot(page.getByText('Waiting for the alert').first(), '/tmp/t-pred1.png')
await page.getByText('It fails: the entry was gone before').first().click()
await page.waitForTimeout(4000)
await shot(page.getByText('An entry without a reader').first(), '/tmp/t-pred2.png')
// exercise, right answer
for (const [slug, dir] of [['six-broken-pages', 'six-broken-pages'], ['alone-and-together', 'alone-and-together']]) {
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto(`${base}iframe.html?viewMode=docs&id=components-exercises-test-what-queries-${slug}--docs`)
  const check = page.getByRole('button', { name: /^Check/ })
  await check.waitFor()
  await page.waitForTimeout(2500)
  await check.click()
  await page.getByText(/Not yet\./).first().waitFor({ timeout: 60000 })
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/t-${slug}-wrong.png` })
  const text = readFileSync(`stories/lessons/test-what-queries/exercises/${dir}/solution.tsx`, 'utf8')
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
  const t = Date.now()
  await check.click()
  await page.getByText(/Solved\. Your code|Not yet\. Test/).last().waitFor({ timeout: 60000 })
  await page.waitForTimeout(6000)
  console.log(slug, Date.now() - t, await page.evaluate(`document.body.innerText.match(/(Solved\\. Your code|Not yet\\.)[^\\n]*/)?.[0]`))
  await page.screenshot({ path: `/tmp/t-${slug}-right.png` })
}
await page.setViewportSize({ width: 320, height: 740 })
await page.emulateMedia({ colorScheme: 'dark' })
await page.goto(`${base}iframe.html?viewMode=docs&id=course-test-what-queries--lesson`)
await page.waitForTimeout(4000)
console.log('320 scrollWidth', await page.evaluate('document.documentElement.scrollWidth'))
await page.getByRole('button', { name: 'Run the tests' }).first().click(); await page.waitForTimeout(3000)
await page.screenshot({ path: '/tmp/t-320.png' })
await page.goto('http://localhost:4203/test-what-queries'); await page.waitForTimeout(3000)
await page.setViewportSize({ width: 1280, height: 860 }); await page.waitForTimeout(500)
await page.screenshot({ path: '/tmp/t-app.png' })
await browser.close()
