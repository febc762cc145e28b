import { chromium } from 'playwright'
import { launchOptions } from './scripts/browser.ts'
const port = process.env.P ?? '4179'
const ids = (process.argv[2] ?? 'basic-query,pagination,infinite-query,todo-demo').split(',')
const widths = (process.argv[3] ?? '1280,375').split(',').map(Number)
const scheme = (process.argv[4] ?? 'light') as 'light'
const b = await chromium.launch(await launchOptions())
for (const w of widths) for (const id of ids) {
  const p = await b.newPage({ viewport: { width: w, height: 860 }, colorScheme: scheme })
  await p.goto(`http://localhost:${port}/storybook/?path=/docs/course-${id}--lesson`)
  const f = p.frameLocator('#storybook-preview-iframe')
  await p.waitForTimeout(3500)
  const fr = p.frames().find((x) => x.url().includes('iframe.html'))!
  const h = await fr.evaluate(() => document.documentElement.scrollHeight)
  await p.setViewportSize({ width: w, height: Math.min(h + 100, 9000) })
  await p.waitForTimeout(2500)
  const cuts = f.locator('[data-cut="closed"]')
  const n = await cuts.count()
  let k = 0
  for (let i = 0; i < n; i++) {
    const info = await cuts.nth(i).evaluate((e) => { const edge = e.nextElementSibling; return { cut: !!edge && edge.hasAttribute('data-edge') && getComputedStyle(edge).display !== 'none', clip: (e.firstElementChild as HTMLElement)?.style.clipPath, h: e.clientHeight, label: e.getAttribute('aria-label') } })
    if (!info.cut) continue
    console.log(w, id, i, JSON.stringify(info))
    const bb = await cuts.nth(i).boundingBox()
    if (!bb) continue
    await p.screenshot({ path: `/tmp/cut-${id}-${w}-${k++}.png`, clip: { x: Math.max(0, bb.x - 10), y: Math.max(0, bb.y - 60), width: Math.min(bb.width + 20, w), height: bb.height + 90 } })
  }
  await p.close()
}
await b.close()
