import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import type { Route } from '@playwright/test'
import { loudTest, sites, test } from './site.ts'

// Every test of these folders fails on a violation: browsers write it to the console (`quiet` in site.ts). Here: that there is a
// policy, and that it holds.

const DIST = resolve(import.meta.dirname, '../dist')

test('every page of the build begins with its policy', async () => {
  const pages = (await readdir(DIST, { recursive: true })).filter((name) => name.endsWith('.html'))
  expect(pages).toEqual(expect.arrayContaining(['index.html', '404.html', 'storybook/index.html']))
  for (const page of pages) {
    const html = await readFile(resolve(DIST, page), 'utf8')
    const head = html.slice(html.indexOf('<head>'))
    expect(head, page).toMatch(
      /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="/,
    )
    expect(html.match(/\son\w+="|href="javascript:/g), `${page}: code in an attribute`).toBeNull()
  }
})

for (const site of ['root', 'sub', 'api'] as const) {
  test(`the ${site} says in a header who may frame it`, async ({ request }) => {
    const headers = (await request.get(sites[site])).headers()
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
}

for (const path of ['', 'storybook/', 'storybook/iframe.html?viewMode=docs&id=course-basic-query--lesson']) {
  loudTest(`/${path} refuses code from text, inline code, and what another host has`, async ({ page }) => {
    // Without the header, as on a host that sends none.
    await page.route(
      ({ href }) => href === sites.sub + path || href.startsWith(`${sites.sub}storybook/iframe.html`),
      withoutHeader,
    )
    const answer = await page.goto(sites.sub + path)
    expect(answer?.headers()['content-security-policy']).toBeUndefined()
    await page.evaluate(misbehave)
    const directives = [
      'connect-src',
      'frame-src',
      'img-src',
      'script-src',
      'script-src-attr',
      'script-src-elem',
    ]
    await expect.poll(() => page.evaluate(readRefused)).toEqual(directives)
    expect(await page.evaluate(readRan)).toEqual([])
    // The frame may still fetch its page.
    await page.unrouteAll({ behavior: 'wait' })
  })
}

// Storybook complains of what it cannot reach.
loudTest('where no header forbids it, a lesson comes alive in a page of another origin', async ({ page }) => {
  const lesson = `${sites.sub}storybook/iframe.html?viewMode=docs&id=course-basic-query--lesson`
  await page.route(lesson, withoutHeader)
  const elsewhere = sites.sub.replace('127.0.0.1', 'localhost')
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${lesson}" height="600"></iframe>` }),
  )
  await page.goto(elsewhere)
  const demo = page.frameLocator('iframe').getByRole('region', { name: /: live demo$/ })
  await expect(demo.first()).toHaveAttribute('aria-busy', 'false')
})

async function withoutHeader(route: Route): Promise<void> {
  const response = await route.fetch()
  const { 'content-security-policy': _, ...headers } = response.headers()
  await route.fulfill({ response, headers })
}

// The functions below run in the page, where they cannot use anything of this module.

/** Does what a page must not do, and notes what is refused by which directive. */
function misbehave(): void {
  const refused = new Set<string>()
  const ran: string[] = []
  Object.assign(globalThis, { refused, ran })
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.add(effectiveDirective))
  const elsewhere = 'https://elsewhere.example/'
  const { body } = document
  const add = (tag: string, attributes: Record<string, string>) => {
    const element = Object.assign(document.createElement(tag), attributes)
    body.append(element)
    return element
  }
  // In a task of the page: what tests do themselves may use code from text.
  setTimeout(() => new Function("ran.push('text')")())
  add('script', { textContent: "ran.push('inline')" })
  const button = add('button', {})
  button.setAttribute('onclick', "ran.push('attribute')")
  button.click()
  add('img', { src: elsewhere })
  add('iframe', { src: elsewhere })
  fetch(elsewhere).catch(() => undefined)
}

function readRefused(): string[] {
  return [...(globalThis as unknown as { refused: Set<string> }).refused].toSorted()
}

function readRan(): string[] {
  return (globalThis as unknown as { ran: string[] }).ran
}
