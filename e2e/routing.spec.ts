import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { lessons, screenName } from '#syllabus/lessons.ts'
import { choose, sites, test } from './site.ts'

/** Matches a sentence, to distinguish the screen's prose from labels. */
const SENTENCE = /^[A-Z]\S*( \S+){2,}\.$/

/**
 * Every route (behaviour §2.1), and the addresses that links lead to: heading, title, and the text of the prerendered
 * HTML.
 */
const routes: readonly [path: string, heading: string, title: string, prose: string | RegExp][] = [
  ['', 'Welcome to the React Query Course', '', 'Show a list that handles loading, errors and refreshes'],
  ...lessons.map(({ path, title, asksOnMount }): (typeof routes)[number] => [
    path.slice(1),
    title,
    title,
    asksOnMount ? 'Loading...' : SENTENCE,
  ]),
  ['users/123', 'User profile', 'User 123', 'User 123'],
  ['posts', 'Posts', 'Posts', 'Post 1'],
  ['posts/1', 'Post', 'Post 1', '/posts/1'],
  ['login', 'Login', 'Login', 'nothing you type leaves this page'],
  ['register', 'Register', 'Register', 'Registration form will go here.'],
  ['admin', 'Admin', 'Admin', 'Nothing guards this page'],
]

/** The text of pages that request data, after the answer. */
const served: Record<string, string> = {
  overview: '200',
  'basic-query': '100 posts',
  pagination: '10 posts on current page (page 1 of ~10 pages, 10 per page)',
  'infinite-query': '10 posts loaded, 1 page loaded',
  'todo-demo': '200 todos',
  'select-and-renders': '200 todos',
}

// One of each kind: with a request and without, with a parameter, outside the course.
for (const kind of ['', 'basic-query', 'zustand-demo', 'users/123', 'login']) {
  const route = routes.find(([path]) => path === kind)
  if (route === undefined) throw new Error(`There is no route /${kind}.`)
  const [path, heading] = route
  test(`/${path} opens by its address, stays as it is when the app wakes up in it, and opens by reload`, async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/start-*.js')
    const response = await page.goto(sites.root + path, { waitUntil: 'commit' })
    expect(response?.status()).toBe(200)
    const title = page.getByRole('heading', { level: 1, name: heading, exact: true })
    const before = await title.elementHandle()
    release()
    await awake(page)
    // The element is the same, so React has hydrated it and not rendered it again. A mismatch would also be a console
    // error.
    expect(await title.evaluate((now, then) => now === then, before)).toBe(true)
    await expectRoute(page, route)
    await page.reload()
    await expectRoute(page, route)
    // The address equals that of the app's links.
    await expect(page).toHaveURL(sites.root + path)
  })
}

test('every page opens by its address under a sub-path', async ({ page }) => {
  for (const route of routes) {
    await test.step(`/${route[0]}`, async () => {
      const response = await page.goto(sites.sub + route[0])
      expect(response?.status()).toBe(200)
      await expectRoute(page, route)
      await expect(page).toHaveURL(sites.sub + route[0])
    })
  }
})

test('Back and Forward go through every visited page, under a sub-path', async ({ page }) => {
  await page.goto(sites.sub)
  await choose(page, 'Overview')
  await expectPage(page, 'Overview', 'Overview')
  await choose(page, 'Zustand Demo')
  await expectPage(page, 'Zustand Demo', 'Zustand Demo')
  await choose(page, 'Register')
  await expectPage(page, 'Register', 'Register')

  await page.goBack()
  await expectPage(page, 'Zustand Demo', 'Zustand Demo')
  await page.goBack()
  await expectPage(page, 'Overview', 'Overview')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expectPage(page, 'Welcome to the React Query Course', '')
  await page.goForward()
  await expectPage(page, 'Overview', 'Overview')
  await page.reload()
  await page.goForward()
  await expectPage(page, 'Zustand Demo', 'Zustand Demo')
  await page.goBack()
  await page.goBack()
  await expectPage(page, 'Welcome to the React Query Course', '')
})

test('an address with a parameter that was not prerendered still shows its page', async ({ page }) => {
  await page.goto(`${sites.root}users/55?tab=posts`)
  await expectPage(page, 'User profile', 'User 55')
  await expect(page.getByRole('link', { name: 'posts', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.goto(`${sites.sub}posts/77`)
  await expectPage(page, 'Post', 'Post 77')
  await expect(page.getByText('/posts/77')).toBeVisible()
})

test('an address that only ends as those of users and posts do gets the error page', async ({ page }) => {
  for (const address of [
    `${sites.root}users/users/xx`,
    `${sites.root}foo/users/7`,
    `${sites.sub}x/posts/1`,
    `${sites.sub}users/users/xx`,
  ]) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: 'Oops! An error occurred' })).toBeVisible()
    })
  }
})

test.describe('before the script has come', () => {
  test.describe(() => {
    test.use({ javaScriptEnabled: false })

    test('every page can be read', { tag: '@chromium:without-scripts' }, async ({ page }) => {
      for (const [path, heading, , prose] of routes) {
        await test.step(`/${path}`, async () => {
          await page.goto(sites.root + path)
          await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
          await expect(page.getByText(prose).first()).toBeVisible()
        })
      }
    })

    test('an unmatched address gets the error page, and a status that says so', async ({ page }) => {
      const response = await page.goto(`${sites.sub}no/such/page`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Oops! An error occurred' })).toBeVisible()
      await expect(page.getByText('Invalid page')).toBeVisible()
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      await expect(page.getByRole('heading', { name: 'Welcome to the React Query Course' })).toBeVisible()
    })
  })

  test('what is typed is not lost', async ({ page }) => {
    const release = await holdBack(page, '**/assets/start-*.js')
    await page.goto(`${sites.root}todo-demo`, { waitUntil: 'commit' })
    const input = page.getByPlaceholder('Add a todo')
    await input.pressSequentially('Typed too early')
    await input.press('Enter')
    release()
    await expect(page.getByText('200 todos')).toBeVisible()
    await expect(input).toHaveValue('Typed too early')
    await input.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'Typed too early' })).toBeVisible()
    await expect(input).toHaveValue('')
  })

  test('a page whose script does not come is not hidden', async ({ page }) => {
    await page.route('**/assets/start-*.js', (route) => route.abort())
    await page.goto(`${sites.sub}users/55`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  })

  for (const [where, key, chosen] of [
    ['here', 'theme-storage', '{"state":{"theme":"dark","fontSize":"large"}}'],
    ['in the catalogue', 'catalogue:look', '{"theme":"dark","textSize":"large"}'],
  ] as const)
    test(`a dark theme that was chosen ${where} is there already`, async ({ page }) => {
      await page.addInitScript(
        // The empty page before the first one has no storage.
        ([key, chosen]) => origin !== 'null' && localStorage.setItem(key, chosen),
        [key, chosen] as const,
      )
      await page.addInitScript(() => {
        const seen = ((globalThis as { seen?: (string | null)[] }).seen = [])
        new MutationObserver(() =>
          (seen as (string | null)[]).push(document.documentElement.getAttribute('data-theme')),
        ).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] })
      })
      const release = await holdBack(page, '**/assets/start-*.js')
      await page.goto(sites.root, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      if (where === 'here') await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large')
      release()
      await expect(page.getByRole('button', { name: 'Use light theme' })).toBeVisible()
      // The page was never light, from the first paint to the end.
      expect(await page.evaluate(() => (globalThis as { seen?: string[] }).seen)).not.toContain('light')
    })
})

test.describe('going from page to page', () => {
  test('comes back to where a page was left, and starts a new one at its top', async ({ page }) => {
    await page.goto(sites.root)
    await awake(page)
    const last = page.getByRole('main').getByRole('link', { name: 'Router Docs' })
    await last.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    // For a click Playwright scrolls once more in Firefox, by a pixel.
    await last.press('Enter')
    await expectPage(page, 'Router Docs', 'Router Docs')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expectPage(page, 'Welcome to the React Query Course', '')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  })

  test('keeps the old page until the new one is here, and says that it is on its way', async ({ page }) => {
    await page.goto(sites.root)
    await awake(page)
    const release = await holdBack(page, '**/assets/RouterDocs-*.js')
    await page.getByRole('main').getByRole('link', { name: 'Router Docs' }).click()
    await expect(page.getByRole('status', { name: 'Page' })).toHaveText('Loading page...')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the React Query Course')
    release()
    await expectPage(page, 'Router Docs', 'Router Docs')
    await expect(page.getByRole('status', { name: 'Page' })).toHaveText('')
  })

  test('a page whose code does not come says so, and comes when it is asked for again', async ({ page }) => {
    await page.goto(sites.root)
    await awake(page)
    await page.route('**/assets/ReducerDemo-*.js', (route) => route.abort())
    await page.getByRole('main').getByRole('link', { name: 'Reducer Demo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! An error occurred')
    await expect(page.getByText(/This page could not be loaded/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()

    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()

    await page.unroute('**/assets/ReducerDemo-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectPage(page, 'Reducer Demo', 'Reducer Demo')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test('Home transfers what Home needs: no other screen, and no mock API', async ({ page }) => {
  const scripts = recordScripts(page)
  await page.goto(sites.root)
  await awake(page)
  await page.waitForLoadState('networkidle')
  const named = scripts.map((name) => name.replace(/-[\w-]{8}\.js$/, ''))
  const others = [...lessons.map(screenName), 'Posts', 'Login']
  expect(named.filter((name) => others.includes(name))).toEqual([])
  expect(named.filter((name) => /^(answerInPage|world)/.test(name))).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

/** Expects a route: its address, heading, title and text. */
async function expectRoute(page: Page, [path, heading, title]: (typeof routes)[number]): Promise<void> {
  await expectPage(page, heading, title)
  const answer = served[path]
  if (answer !== undefined) await expect(page.getByText(answer, { exact: true })).toBeVisible()
}

async function expectPage(page: Page, heading: string, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(title === '' ? 'React Query Course' : `${title} · React Query Course`)
}

/** Waits until the app is hydrated: a button changes something. A second press restores it. */
async function awake(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Use (light|dark) theme$/ })
  if ((await toggle.count()) === 0) return page.waitForLoadState('networkidle')
  const before = await toggle.innerText()
  await expect(async () => {
    await toggle.click()
    expect(await toggle.innerText()).not.toBe(before)
  }).toPass()
  await toggle.click()
  await expect(toggle).toHaveText(before)
}

/** Delays matching requests until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const gate: { open?: () => void } = {}
  const opened = new Promise<void>((resolve) => (gate.open = resolve))
  await page.route(address, async (route) => {
    await opened
    await route.continue()
  })
  return () => gate.open?.()
}

/** Records the names of the scripts that a page requests from now on. */
function recordScripts(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    if (name.endsWith('.js')) names.push(name)
  })
  return names
}
