import { expect, it } from 'vitest'
import { notKept } from './notKept.ts'

it('is a page of its own, which leads on and runs nothing', async () => {
  const page = notKept('https://a.example/x/')
  const html = await page.text()
  expect(page.status).toBe(503)
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(html).toContain('<h1>This page was not kept for offline reading</h1>')
  expect(html).toContain('<a href="https://a.example/x/">go to the start page</a>')
  expect(html).not.toContain('<script')
})
