import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import type { Page, Request, Route } from '@playwright/test'
import { lessons } from '#syllabus/lessons.ts'
import { budgets } from './budgets.ts'
import { openDocsPage, pressLab } from './docsPages.ts'
import { loudTest, sites, test } from './site.ts'

// What a host serves: files and their sizes, what machines read of a page, and what a page may do.

const ROOT = resolve(import.meta.dirname, '..')
const PUBLIC_SUFFIXES = resolve(ROOT, 'node_modules/tldts/dist/es6/src/data/trie.js')
/** A town that appears only in the list of public suffixes. */
const IN_THE_LIST = 'tokigawa'

/** The scripts of a folder, by their name. */
async function scriptsIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(resolve(ROOT, folder))).filter((name) => name.endsWith('.js'))
  const entries = names.map(
    async (name) => [name, await readFile(resolve(ROOT, folder, name), 'utf8')] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

const having = (scripts: Record<string, string>, marks: string[]): string[] =>
  Object.keys(scripts).filter((name) => marks.some((mark) => scripts[name]?.includes(mark)))

test(
  'no script carries the list of public suffixes, and none of the app the editor or compiler of the exercises',
  {
    tag: '@chromium:files',
  },
  async () => {
    expect(await readFile(PUBLIC_SUFFIXES, 'utf8')).toContain(IN_THE_LIST)
    for (const folder of ['dist/assets', 'dist/storybook/assets']) {
      const scripts = await scriptsIn(folder)
      // The scripts include the mock API; otherwise finding nothing would prove nothing.
      expect(having(scripts, ['[MSW]'])).not.toEqual([])
      expect(having(scripts, [IN_THE_LIST])).toEqual([])
    }
    const marks = ['cm-content', 'Error transforming', 'Show the solution']
    expect(having(await scriptsIn('dist/assets'), marks)).toEqual([])
  },
)

test('each part of a lesson keeps to its budget', { tag: '@chromium:files' }, async ({ page }) => {
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
  await pressLab(lesson.getByRole('figure').first())
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

test(
  'a link to a page is shown with its title, its text and a picture',
  { tag: '@chromium:files' },
  async ({ page, request }) => {
    // Only the HTML counts: what shows links runs no scripts.
    await page.route('**/*.js', (route) => route.abort())
    const [lesson] = lessons
    const pictures = new Set<string>()
    for (const [path, title, description] of [
      [
        '',
        'React Query Course',
        'Learn server state and client state in React, with live demos you can break.',
      ],
      [`${lesson?.slug}/`, `${lesson?.title} · React Query Course`, lesson?.promise ?? ''],
      ['storybook/', 'React Query Course', 'Lessons on server state and client state in React'],
    ] as const) {
      await page.goto(sites.sub + path, { waitUntil: 'domcontentloaded' })
      const contentOf = (name: string) =>
        page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
      expect(await contentOf('og:title')).toBe(title)
      expect(await contentOf('og:description')).toContain(description)
      expect(await contentOf('twitter:card')).toBe('summary_large_image')
      pictures.add(new URL((await contentOf('og:image')) ?? '', page.url()).href)
    }
    expect([...pictures]).toEqual([`${sites.sub}link-preview.png`, `${sites.sub}storybook/link-preview.png`])
    for (const picture of pictures) {
      const answer = await request.get(picture)
      expect(answer.headers()['content-type']).toBe('image/png')
      const bytes = await answer.body()
      expect(bytes.length).toBeLessThan(80_000)
      // A PNG's width and height, where the format has them.
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    }
  },
)

test(
  'llms.txt leads to the text of each lesson, and so does the head of its page',
  {
    tag: '@chromium:files',
  },
  async ({ page, request }) => {
    const list = await (await request.get(`${sites.sub}llms.txt`)).text()
    const addresses = [...list.matchAll(/\]\(([^)]+\.md)\)/g)].map(
      ([, path = '']) => new URL(path, sites.sub).href,
    )
    expect(addresses).toEqual(lessons.map(({ slug }) => `${sites.sub}lessons/${slug}.md`))
    for (const [index, { title }] of lessons.entries()) {
      const answer = await request.get(addresses[index] ?? '')
      expect(answer.headers()['content-type']).toContain('text/markdown')
      expect(await answer.text()).toContain(`# ${title}\n`)
    }
    await page.goto(`${sites.sub}todo-demo/`)
    const alternate = page.locator('head link[rel="alternate"][type="text/markdown"]')
    expect(await alternate.evaluate((link) => (link as HTMLLinkElement).href)).toBe(
      `${sites.sub}lessons/todo-demo.md`,
    )
  },
)

for (const path of ['', 'storybook/'])
  test(`/${path} can be installed, with the app and the catalogue in it`, async ({ page, request }) => {
    await page.goto(sites.sub + path)
    const address = await page.locator('link[rel="manifest"]').evaluate((link: HTMLLinkElement) => link.href)
    const answer = await request.get(address)
    const manifest = (await answer.json()) as { scope: string; start_url: string; icons: { src: string }[] }
    expect(new URL(manifest.scope, address).href).toBe(sites.sub)
    const files = [manifest.start_url, ...manifest.icons.map(({ src }) => src)]
    for (const file of files) expect((await request.get(new URL(file, address).href)).status()).toBe(200)
  })

test('the catalogue has the course’s font from its own host, in frame and stories', async ({ page }) => {
  for (const path of ['storybook/', 'storybook/iframe.html']) {
    await page.goto(sites.sub + path)
    // Once the page has allowed it. An address that has none would fail.
    const state = () =>
      page.evaluate(async () => (await document.fonts.load('1em "Inter Variable"'))[0]?.status)
    await expect.poll(state).toBe('loaded')
  }
})

// Every test of these folders fails on a violation of the policy: browsers write it to the console (`quiet` in site.ts). Here: that
// there is one, and that it holds.

test('every page of the build begins with its policy, and a header says who may frame it', async ({
  request,
}) => {
  const dist = resolve(ROOT, 'dist')
  const pages = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'))
  expect(pages).toEqual(expect.arrayContaining(['index.html', '404.html', 'storybook/index.html']))
  for (const page of pages) {
    const html = await readFile(resolve(dist, page), 'utf8')
    expect(html.slice(html.indexOf('<head>')), page).toMatch(
      /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="/,
    )
    expect(html.match(/\son\w+="|href="javascript:/g), `${page}: code in an attribute`).toBeNull()
  }
  for (const site of ['root', 'sub', 'api'] as const) {
    const headers = (await request.get(sites[site])).headers()
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

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
  // In a frame of another origin a demo starts once it is on the screen.
  await demo.first().scrollIntoViewIfNeeded()
  await expect(demo.first()).toHaveAttribute('aria-busy', 'false')
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
