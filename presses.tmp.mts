// For every pair: play both stories' presses from files? count userEvent calls per side via docs pages.
import { chromium } from 'playwright'
import { launchOptions } from './scripts/browser.ts'
const slugs = 'why-a-query,basic-query,overview,stale-and-gc,pagination,infinite-query,todo-demo,reducer-demo,context-demo,zustand-demo,router-docs,when-may-it-ask,which-entries-changed,select-and-renders,errors-end-to-end'.split(',')
const b = await chromium.launch(await launchOptions())
for (const slug of slugs) {
  const p = await b.newPage({ viewport: { width: 1280, height: 900 } })
  await p.goto(`http://127.0.0.1:4191/storybook/iframe.html?viewMode=docs&id=course-${slug}--lesson`)
  await p.waitForTimeout(2500)
  await p.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)))
  const pairs = p.getByRole('figure').filter({ has: p.locator('[data-side=wrong]') })
  for (const pair of await pairs.all()) {
    await pair.scrollIntoViewIfNeeded(); await p.waitForTimeout(1500)
    await pair.evaluate((f) => { (window as any).seen = { wrong: [], right: [] }; for (const side of ['wrong','right']) { const el = f.querySelector(`[data-side=${side}]`)!; for (const t of ['click','change']) el.addEventListener(t, (e) => { const x = e.target as HTMLElement; const c = x.closest('button,a,input,select,[role]') ?? x; const name = (c as any).labels?.[0]?.textContent ?? c.getAttribute('aria-label') ?? c.textContent?.slice(0,25); (window as any).seen[side].push(t==='change' ? `${name}=${(x as any).value}` : name) }, true) } })
    await pair.getByRole('button', { name: 'Run both' }).press('Enter')
    await pair.getByText(/Step through/).first().waitFor({ timeout: 30000 }).catch(() => undefined)
    await p.waitForTimeout(300)
    const seen = await p.evaluate(() => (window as any).seen)
    const same = JSON.stringify(seen.wrong) === JSON.stringify(seen.right)
    console.log(same ? 'same' : 'DIFF', slug, '|', await pair.getAttribute('aria-label'), same ? '' : JSON.stringify(seen))
  }
  await p.close()
}
await b.close()
