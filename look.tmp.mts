import { chromium } from 'playwright'
import { launchOptions } from './scripts/browser.ts'
const browser = await chromium.launch(await launchOptions())
const base = `http://localhost:4203/storybook/`
const measure = `(() => { const root = document.querySelector('#storybook-docs') ?? document.body;
 const vis = (e) => e.checkVisibility();
 const controls = [...root.querySelectorAll('a[href],button,summary,input,select,textarea')].filter(vis).length;
 const w = document.createTreeWalker(root, NodeFilter.SHOW_TEXT); let words = 0;
 while (w.nextNode()) { const p = w.currentNode.parentElement; if (!p || !vis(p) || p.closest('pre,figure,table,script,style')) continue; words += (w.currentNode.textContent.match(/\\S+/g) ?? []).length }
 return { h: document.documentElement.scrollHeight, panes: +(document.documentElement.scrollHeight/860).toFixed(2), controls, words } })()`
for (const [vp, name] of [[{ width: 1040, height: 860 }, 'd'], [{ width: 375, height: 740 }, 'p']] as const) {
  const page = await browser.newPage({ viewport: vp, colorScheme: name === 'p' ? 'dark' : 'light' })
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  for (const id of ['course-test-what-queries--lesson', 'course-errors-end-to-end--lesson']) {
    await page.goto(`${base}iframe.html?viewMode=docs&id=${id}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForTimeout(5000)
    console.log(name, id, JSON.stringify(await page.evaluate(measure)))
    if (id.includes('test-what')) {
      await page.screenshot({ path: `/tmp/s-${name}1.png` })
      await page.getByRole('button', { name: 'Run the tests' }).first().click()
      await page.waitForTimeout(3500)
      await page.screenshot({ path: `/tmp/s-${name}2.png`, fullPage: true })
    }
  }
  await page.close()
}
const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
await page.goto(`${base}?path=/docs/components-exercises-test-what-queries-six-broken-pages--docs`)
const f = page.frameLocator('#storybook-preview-iframe')
await f.getByRole('button', { name: /^Check/ }).waitFor({ timeout: 30000 })
await page.waitForTimeout(3000)
await page.screenshot({ path: '/tmp/s-ex0.png' })
const t0 = Date.now()
await f.getByRole('button', { name: /^Check/ }).click()
await f.getByText(/Not yet\./).first().waitFor({ timeout: 60000 })
console.log('check took', Date.now() - t0)
await page.waitForTimeout(1000)
await page.screenshot({ path: '/tmp/s-ex1.png' })
await browser.close()
