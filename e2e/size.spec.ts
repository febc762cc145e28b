import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'
import { budgets } from './budgets.ts'
import { openDocsPage } from './docsPages.ts'
import { sites, test } from './site.ts'

const ROOT = resolve(import.meta.dirname, '..')
const PUBLIC_SUFFIXES = resolve(ROOT, 'node_modules/tldts/dist/es6/src/data/trie.js')
/** A town that appears only in the list of public suffixes. */
const IN_THE_LIST = 'tokigawa'

for (const folder of ['dist/assets', 'dist/storybook/assets']) {
  test(`no script in ${folder} carries the list of public suffixes`, async () => {
    expect(await readFile(PUBLIC_SUFFIXES, 'utf8')).toContain(IN_THE_LIST)
    const names = (await readdir(resolve(ROOT, folder))).filter((name) => name.endsWith('.js'))
    const scripts = await Promise.all(names.map((name) => readFile(resolve(ROOT, folder, name), 'utf8')))
    // The scripts include the mock API; otherwise finding nothing would prove nothing.
    expect(scripts.some((script) => script.includes('[MSW]'))).toBe(true)
    expect(names.filter((_, index) => scripts[index]?.includes(IN_THE_LIST))).toEqual([])
  })
}

test("no script of the app carries the exercises' editor or compiler", async () => {
  const folder = resolve(ROOT, 'dist/assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const scripts = await Promise.all(names.map((name) => readFile(resolve(folder, name), 'utf8')))
  const marks = ['cm-content', 'Error transforming', 'Show the solution']
  expect(names.filter((_, index) => marks.some((mark) => scripts[index]?.includes(mark)))).toEqual([])
})

test('each part of a lesson keeps to its budget', async ({ page }) => {
  const weigh = scaleOf(page)
  await page.goto(`${sites.sub}storybook/?path=/docs/course-basic-query--lesson`)
  await expect(page.locator('#drawn-frame')).toHaveCount(0)
  const lesson = page.frameLocator('#storybook-preview-iframe')
  await expect(lesson.getByText('100 posts').first()).toBeVisible()
  const weights: Record<keyof typeof budgets, number> = {
    text: await weigh(/\.html|\/storybook\/(?:\?.*)?$|\/drawings\//),
    font: await weigh(/\/assets\/inter-/),
    demos: await weigh(/\/assets\//),
    frame: await weigh(/\/sb-(?:manager|addons)\//),
    lab: 0,
    editor: 0,
  }
  await lesson
    .getByRole('button', { name: /^Lab: / })
    .first()
    .click()
  await expect(lesson.getByRole('tab', { name: 'Requests' })).toBeVisible()
  weights.lab = await weigh(/\/assets\//)
  await openDocsPage(page, 'components-exercises-basic-query-the-missing-key--docs')
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible()
  weights.editor = await weigh(/\/assets\//)

  for (const [part, kB] of Object.entries(weights)) {
    expect.soft(kB, part).toBeGreaterThan(0)
    expect.soft(kB, part).toBeLessThanOrEqual(budgets[part as keyof typeof budgets])
  }
})

/** Weighs what has come to a page since it was last weighed, of the addresses that fit, in kB. */
function scaleOf(page: Page): (of: RegExp) => Promise<number> {
  const weights = new Map<string, Promise<number>>()
  const weighed = new Set<string>()
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  page.on('response', (answer) => {
    if (answer.ok() && !weights.has(answer.url()))
      weights.set(
        answer.url(),
        answer.body().then((body) => gzipSync(body).length / 1000),
      )
  })
  return async (of) => {
    // Of a page whose frame was there before its scripts, Playwright does not always tell that its network is idle.
    let before: number
    do {
      before = weights.size
      await page.waitForTimeout(500)
    } while (before < weights.size || underWay.size > 0)
    const come = [...weights].filter(([url]) => of.test(url) && !weighed.has(url))
    for (const [url] of come) weighed.add(url)
    return (await Promise.all(come.map(([, kB]) => kB))).reduce((sum, kB) => sum + kB, 0)
  }
}
