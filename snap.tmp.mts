import { chromium } from 'playwright'
import { launchOptions } from './scripts/browser.ts'
const [,, url='', out='/tmp/s.png', w='1280', h='860', scheme='light', ...acts] = process.argv
const b = await chromium.launch(await launchOptions())
const p = await b.newPage({ viewport: { width: +w, height: +h }, colorScheme: scheme as 'light', hasTouch: +w < 500 })
await p.goto('http://127.0.0.1:4191' + url)
await p.waitForTimeout(3000)
for (const act of acts) { await p.evaluate(act); await p.waitForTimeout(1500) }
await p.screenshot({ path: out, fullPage: h === '0' })
await b.close()
