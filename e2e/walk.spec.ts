import { EventEmitter, once } from 'node:events'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { lessons, menuOf } from '#lessons.ts'
import { courseSeed } from '#mocks/seed.ts'
import { choose, recordRequests, sites, test } from './site.ts'

const WELCOME = 'Welcome to the React Query Course'

const routingSections = [
  'Basic routing',
  'Route parameters',
  'Query parameters',
  'Navigation',
  'Nested routes',
  'Route guards',
  'Error boundaries',
]

const apiOf = (place: 'root' | 'api') => (place === 'root' ? `${sites.root}api/app/` : sites.apiServer)

const main = (page: Page) => page.getByRole('main')
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const link = (within: Page | Locator, name: string) => within.getByRole('link', { name, exact: true })
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const items = (within: Page | Locator, list: string) =>
  within.getByRole('list', { name: list, exact: true }).getByRole('listitem')
/** The value beside a name, in a list of facts. */
const fact = (within: Locator, name: string) =>
  within
    .locator('dl > *')
    .filter({ has: within.page().getByRole('term').getByText(name, { exact: true }) })
    .getByRole('definition')
    .first()

/** Opens the app as one does who was given its address, and waits until it answers to clicks. */
async function openHome(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: WELCOME })).toBeVisible()
}

/** Is on the page of this title: by its heading, which takes focus, by its tab, and by the address. */
async function arriveAt(page: Page, heading: string, address: string, title = heading): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused()
  await expect(page).toHaveTitle(`${title} · React Query Course`)
  await expectAddress(page, address)
}

async function arriveHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: WELCOME })).toBeFocused()
  await expect(page).toHaveTitle('React Query Course')
  await expectAddress(page, '/')
}

async function expectAddress(page: Page, address: string): Promise<void> {
  const current = () => page.url().slice(new URL(page.url()).origin.length)
  await expect.poll(current).toBe(address)
}

/** Goes to a lesson by the nav bar, which then marks it as the current one. */
async function visit(page: Page, title: string): Promise<void> {
  const lesson = lessons.find((entry) => entry.title === title)
  if (lesson === undefined) throw new Error(`There is no lesson “${title}”.`)
  await choose(page, menuOf(lesson), title)
  await arriveAt(page, title, lesson.path)
  const current = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-current=page]')
  await expect(current).toHaveText([title])
}

/** A list has these items and no others, each with more than this text in it. */
async function expectItems(list: Locator, texts: string[]): Promise<void> {
  await expect(list).toHaveCount(texts.length)
  await expect(list).toContainText(texts)
}

/** From now on the page's time passes only as told; the clock has to be installed. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Holds back everything that the page sends to a server with this method, from the next page load on. */
async function holdBack(page: Page, method: string): Promise<() => void> {
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  await page.exposeFunction('mayBeSent', () => opened.then(() => undefined))
  await page.addInitScript((held) => {
    const { fetch, mayBeSent } = window as typeof window & { mayBeSent: () => Promise<void> }
    window.fetch = async (input, init) => {
      if (init?.method === held) await mayBeSent()
      return fetch(input, init)
    }
  }, method)
  return () => gate.emit('open')
}

async function logIn(card: Locator, email: string): Promise<void> {
  await card.getByLabel('Email').fill(email)
  await card.getByLabel('Password').fill('secret')
  await button(card, 'Log in').click()
  await expect(button(card, 'Logging in...')).toBeDisabled()
  await card.page().clock.runFor(1000)
}

async function addTask(list: Locator, title: string): Promise<void> {
  await list.getByRole('textbox', { name: 'New task' }).fill(title)
  await button(list, 'Add').click()
}

for (const place of ['root', 'api'] as const) {
  test.describe(place === 'root' ? 'on the mock API' : 'on npm run api', () => {
    test('Home leads to every lesson', async ({ page }) => {
      await openHome(page, sites[place])
      for (const { title, path } of lessons) {
        await link(main(page), title).click()
        await arriveAt(page, title, path)
        await link(page, 'React Query Course').click()
        await arriveHome(page)
      }
    })

    test('Overview counts what the server holds', async ({ page }) => {
      const requests = recordRequests(page, apiOf(place))
      await openHome(page, sites[place])
      await visit(page, 'Overview')
      const counts = part(page, 'Data overview')
      // Other tests leave todos with the server over HTTP, which is one for all.
      await expect(fact(counts, 'Todos')).toHaveText(place === 'root' ? '200' : /^[2-9]\d\d$/)
      await expect(fact(counts, 'Posts')).toHaveText('100')
      await expect(fact(counts, 'Paginated posts (10 per page)')).toHaveText('10')
      await expect(fact(counts, 'Infinite posts')).toHaveText('10')
      await expect(page.getByRole('heading', { level: 2, name: 'What you will learn' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Technologies' })).toBeVisible()
      expect(requests).toContain('GET todos')
    })

    test('Basic Query shows the posts of whom one chooses', async ({ page }) => {
      const requests = recordRequests(page, apiOf(place))
      await openHome(page, sites[place])
      await visit(page, 'Basic Query')
      await expect(page.getByText('100 posts')).toBeVisible()
      const filter = page.getByRole('combobox', { name: 'Filter by user' })
      for (const userId of [1, 2, 3]) {
        await filter.selectOption(`User ${userId}`)
        const first = courseSeed.posts.find((post) => post.userId === userId)
        const shown = items(page, 'Posts').first()
        await expect(shown.getByRole('heading')).toHaveText(first?.title ?? 'no such post')
        await expect(shown).toContainText(first?.body ?? 'no such post')
        await expect(page.getByText('10 posts')).toBeVisible()
      }
      await filter.selectOption('All Posts')
      await expect(page.getByText('100 posts')).toBeVisible()
      expect(requests.slice(0, 4)).toEqual([
        'GET posts',
        'GET posts?userId=1',
        'GET posts?userId=2',
        'GET posts?userId=3',
      ])
    })

    test('Pagination turns forth to an empty page, and back', async ({ page }) => {
      const pager = page.getByRole('navigation', { name: 'Pages' })
      const banner = (number: number) =>
        page.getByText(`10 posts on current page (page ${number} of ~10 pages, 10 per page)`)
      await openHome(page, sites[place])
      await visit(page, 'Pagination')
      await expect(banner(1)).toBeVisible()
      await expect(button(pager, 'Previous')).toBeDisabled()
      for (let number = 2; number <= 10; number += 1) {
        await button(pager, 'Next').click()
        await expect(banner(number)).toBeVisible()
        const first = courseSeed.posts[(number - 1) * 10]
        await expect(items(page, 'Posts').first()).toContainText(first?.title ?? 'no such post')
        await expectAddress(page, `/pagination?page=${number}`)
      }
      await button(pager, 'Next').click()
      await expect(page.getByText('No posts found')).toBeVisible()
      await expect(button(pager, 'Next')).toBeDisabled()
      await button(pager, 'Previous').click()
      await expect(banner(10)).toBeVisible()
    })

    test('Infinite Query loads more until there is no more', async ({ page }) => {
      await openHome(page, sites[place])
      await visit(page, 'Infinite Query')
      const loadMore = button(page, 'Load more')
      await expect(page.getByText('10 posts loaded, 1 page loaded')).toBeVisible()
      for (let pages = 2; pages <= 10; pages += 1) {
        await loadMore.click()
        await expect(page.getByText(`${pages * 10} posts loaded, ${pages} pages loaded`)).toBeVisible()
      }
      await loadMore.click()
      await expect(page.getByText('100 posts loaded, 11 pages loaded')).toBeVisible()
      await expect(loadMore).toBeDisabled()
      await expect(page.getByText('Nothing more to load')).toBeVisible()

      await visit(page, 'Overview')
      await expect(fact(part(page, 'Data overview'), 'Infinite posts')).toHaveText('100')
    })

    test('Todo Demo shows a todo before the server has it, and keeps it', async ({ page }, testInfo) => {
      const title = `Feed the cat ${testInfo.testId} ${testInfo.repeatEachIndex} ${testInfo.retry}`
      const letGo = await holdBack(page, 'POST')
      const requests = recordRequests(page, apiOf(place))
      await openHome(page, sites[place])
      await visit(page, 'Todo Demo')
      const todos = items(page, 'Todos')
      const added = todos.filter({ hasText: title })
      const field = page.getByPlaceholder('Add a todo')
      await expect(todos.first()).toBeVisible()

      await field.fill(title)
      await button(page, 'Add').click()
      await expect(todos.first()).toHaveText(new RegExp(`^${title} ?Not Completed$`))
      await expect(field).toHaveValue('')
      await expect(button(page, 'Adding...')).toBeVisible()
      expect(requests).not.toContain('POST todos')

      letGo()
      await expect(button(page, 'Add')).toBeVisible()
      expect(requests).toContain('POST todos')
      await expect(added).toHaveCount(1)
      await expect(page.getByRole('alert')).toHaveCount(0)

      await visit(page, 'Overview')
      await visit(page, 'Todo Demo')
      await expect(added).toHaveCount(1)
    })

    test('Reducer Demo counts, and says what happened', async ({ page }) => {
      await page.clock.install()
      await openHome(page, sites[place])
      await visit(page, 'Reducer Demo')
      const counter = part(page, 'Counter')
      const count = counter.getByRole('status')
      const history = items(counter, 'History')
      const steps = [
        { press: 'Increment', shows: 'Count 1', says: 'Incremented' },
        { press: 'Increment', shows: 'Count 2', says: 'Incremented' },
        { press: 'Decrement', shows: 'Count 1', says: 'Decremented' },
        { press: 'Set to 10', shows: 'Count 10', says: 'Set to 10' },
        { press: 'Set to -5', shows: 'Count -5', says: 'Set to -5' },
        { press: 'Reset', shows: 'Count 0', says: 'Reset' },
      ]
      await expect(count).toHaveText('Count 0')
      for (const { press, shows, says } of steps) {
        await button(counter, press).click()
        await expect(count).toHaveText(shows)
        await expect(counter.getByText(`Last action: ${says}`, { exact: true })).toBeVisible()
      }
      await expect(history).toHaveText(['-5', '10', '1', '2', '1'])
      for (const [typed, counts] of [
        ['42', '42'],
        ['many', '0'],
      ] as const) {
        await counter.getByLabel('Custom value').fill(typed)
        await button(counter, 'Set').click()
        await expect(count).toHaveText(`Count ${counts}`)
      }

      await stopTime(page)
      await button(counter, 'Simulate Loading').click()
      await expect(counter.getByText('Last action: Loading started')).toBeVisible()
      for (const { press } of steps) await expect(button(counter, press)).toBeDisabled()
      await expect(button(counter, 'Simulate Error')).toBeDisabled()
      await page.clock.runFor(1000)
      await expect(counter.getByText('Last action: Loading finished')).toBeVisible()
      await page.clock.runFor(500)
      await expect(count).toHaveText('Count 1')
      await expect(button(counter, 'Increment')).toBeEnabled()

      await button(counter, 'Simulate Error').click()
      await expect(counter.getByRole('alert')).toHaveText('Simulated error occurred!')
      await expect(button(counter, 'Simulate Error')).toBeDisabled()
      await expect(button(counter, 'Increment')).toBeEnabled()
      await page.clock.runFor(3000)
      await expect(counter.getByRole('alert')).toHaveCount(0)
    })

    test('Reducer Demo keeps tasks in three lists, of which that of the root outlives it', async ({
      page,
    }) => {
      await openHome(page, sites[place])
      await visit(page, 'Reducer Demo')
      for (const name of ['Local tasks', 'Reducer tasks']) {
        const list = part(page, name)
        await addTask(list, '   ')
        await expect(list.getByText('No tasks yet')).toBeVisible()
        for (const title of ['Wash up', 'Water the plants', 'Post the letter']) await addTask(list, title)
        await expectItems(items(list, name), ['Wash up', 'Water the plants', 'Post the letter'])
        await list.getByRole('checkbox', { name: 'Wash up' }).check()
        await expect(list.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
        await button(list, 'Delete Post the letter').click()
        await expect(list.getByText('1 of 2 completed')).toBeVisible()
        await expect(list.getByText('50%')).toBeVisible()
        await button(list, 'Clear Completed (1)').click()
        await expectItems(items(list, name), ['Water the plants'])
        await expect(button(list, 'Clear Completed (0)')).toBeDisabled()
      }

      const root = part(page, 'Root tasks')
      await addTask(root, 'Come back')
      await addTask(root, 'Stay away')
      await button(root, 'Delete Stay away').click()
      await expectItems(items(root, 'Root tasks'), ['Come back'])

      await visit(page, 'Overview')
      await visit(page, 'Reducer Demo')
      await expectItems(items(root, 'Root tasks'), ['Come back'])
      await expect(part(page, 'Local tasks').getByText('No tasks yet')).toBeVisible()
    })

    test('Reducer Demo logs in and out', async ({ page }) => {
      await page.clock.install()
      await openHome(page, sites[place])
      await visit(page, 'Reducer Demo')
      await stopTime(page)
      const session = part(page, 'Session')
      for (const [role, sentence] of [
        ['a user', 'Welcome, Ada (user)'],
        ['an admin', 'Welcome, Admin (admin)'],
      ] as const) {
        await expect(session.getByRole('status')).toHaveText('Nobody is logged in')
        await button(session, `Log in as ${role}`).click()
        await expect(session.getByRole('status')).toHaveText('Logging in...')
        await page.clock.runFor(1000)
        await expect(session.getByRole('status')).toHaveText(sentence)
        await button(session, 'Log out').click()
      }
      await expect(session.getByRole('status')).toHaveText('Nobody is logged in')
    })

    test('Context Demo shares a user, notifications, a theme and a cart', async ({ page }) => {
      await page.clock.install()
      await openHome(page, sites[place])
      await visit(page, 'Context Demo')
      await stopTime(page)
      const name = page.getByRole('textbox', { name: 'Your name' })
      await name.fill('Grace')
      await expect(page.getByText('Hello, Grace.')).toBeVisible()

      const user = part(page, 'User with context')
      const notices = part(page, 'Notifications with context')
      const listed = items(notices, 'Notifications')
      await button(user, 'Log in').click()
      await expect(user.getByRole('alert')).toContainText('Email and password are required')
      await button(user, 'Dismiss').click()
      await expect(user.getByRole('alert')).toHaveCount(0)
      await logIn(user, 'admin@example.com')
      await expect(user.getByText('Welcome, Admin')).toBeVisible()
      await expect(user.getByText('Role: admin')).toBeVisible()
      await expectItems(listed, ['Successfully logged in!'])
      await page.clock.runFor(3000)
      await expect(notices.getByText('No notifications')).toBeVisible()
      await user.getByLabel('Name', { exact: true }).fill('Ada')
      await button(user, 'Update profile').click()
      await expect(user.getByText('Welcome, Ada')).toBeVisible()
      await user.getByLabel('Language').selectOption('Deutsch')
      await button(user, 'Update preferences').click()
      await button(notices, 'Add one that stays').click()
      await expectItems(listed, [
        'I stay until you remove me.',
        'Preferences updated!',
        'Profile updated successfully!',
      ])
      await expect(notices.getByText('3 unread')).toBeVisible()
      await button(notices, 'Mark all read').click()
      await expect(notices.getByText('0 unread')).toBeVisible()
      await page.clock.runFor(5000)
      await expectItems(listed, ['I stay until you remove me.'])

      const theme = part(page, 'Theme with context')
      await button(theme, 'Dark').click()
      await expect(theme.getByRole('status')).toHaveText('Theme: dark, font size: medium')
      await expect(button(theme, 'Dark')).toBeDisabled()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

      const cart = part(page, 'Shopping cart with context')
      await button(cart, 'Add Laptop').click()
      await button(cart, 'Add Laptop').click()
      await button(cart, 'Add Mouse').click()
      await expect(cart.getByText('Total: 2023.00')).toBeVisible()
      await button(cart, 'Apply 10% discount').click()
      await expect(cart.getByText('Total: 1820.70')).toBeVisible()
      await expect(button(cart, 'Apply 10% discount')).toBeDisabled()
      await cart.getByRole('spinbutton', { name: 'Quantity of Laptop' }).fill('0')
      await expectItems(items(cart, 'Cart items'), ['Mouse'])

      const nested = part(page, 'A deeply nested component')
      await expect(fact(nested, 'User')).toHaveText('Ada')
      await expect(fact(nested, 'Cart')).toHaveText('1 item, 22.50')
      await expect(fact(nested, 'Theme')).toHaveText('dark')
      await expect(fact(nested, 'Notifications')).toHaveText('0 unread')

      await button(part(page, 'Theme with Zustand'), 'Dark').click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(fact(part(page, 'Across all stores'), 'Theme')).toHaveText('dark')

      await expect(part(page, 'When to use context')).toBeVisible()
      await expect(part(page, 'When to use a store')).toBeVisible()

      await page.reload()
      await expect(name).toHaveValue('Grace')
      await expect(fact(nested, 'User')).toHaveText('Ada')
      await expect(fact(nested, 'Theme')).toHaveText('dark')
      await expect(fact(nested, 'Cart')).toHaveText('0 items, 0.00')
      await button(user, 'Log out').click()
      await expect(fact(nested, 'User')).toHaveText('nobody is logged in')
      await expectItems(listed, ['You have been logged out.'])
    })

    test('Zustand Demo shares five stores, of which three outlive a reload', async ({ page }) => {
      await page.clock.install()
      await openHome(page, sites[place])
      await visit(page, 'Zustand Demo')
      await stopTime(page)
      const summary = part(page, '6. Cross-store summary')

      const counter = part(page, '1. Counter')
      await counter.getByLabel('Custom value').fill('7')
      await button(counter, 'Set').click()
      await button(counter, 'Increment').click()
      await expect(counter.getByRole('status')).toHaveText('Count 8')
      await expect(fact(summary, 'Counter')).toHaveText('8')

      const user = part(page, '2. User authentication')
      const notices = part(page, '5. Notifications')
      await logIn(user, 'ada@example.com')
      await expect(user.getByText('Role: user')).toBeVisible()
      await expectItems(items(notices, 'Notifications'), ['Successfully logged in with Zustand!'])
      await expect(fact(summary, 'User')).toHaveText('Ada')
      await expect(fact(summary, 'Notifications')).toHaveText('1 unread')

      const cart = part(page, '3. Shopping cart')
      await button(cart, 'Add Zustand Book').click()
      await button(cart, 'Add Dev Tools').click()
      await cart.getByRole('spinbutton', { name: 'Quantity of Zustand Book' }).fill('3')
      await button(cart, 'Remove Dev Tools').click()
      await button(cart, 'Apply 10% discount').click()
      await expect(cart.getByText('Total: $80.97')).toBeVisible()
      await expect(fact(summary, 'Cart')).toHaveText('3 items, $80.97')

      const theme = part(page, '4. Theme')
      await button(theme, 'Toggle theme').click()
      await button(theme, 'Large').click()
      await expect(theme.getByRole('status')).toHaveText('Theme: dark, font size: large')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(fact(summary, 'Theme')).toHaveText('dark')

      await button(notices, 'Add success').click()
      await button(notices, 'Add one that stays').click()
      await page.clock.runFor(5000)
      await expectItems(items(notices, 'Notifications'), ['I stay until you remove me.'])
      await button(notices, 'Mark read: I stay until you remove me.').click()
      await expect(fact(summary, 'Notifications')).toHaveText('0 unread')

      await visit(page, 'Reducer Demo')
      await visit(page, 'Zustand Demo')
      await expect(fact(summary, 'Counter')).toHaveText('8')
      await expect(items(notices, 'Notifications')).toHaveCount(1)

      await page.reload()
      await expect(fact(summary, 'User')).toHaveText('Ada')
      await expect(fact(summary, 'Cart')).toHaveText('3 items, $80.97')
      await expect(theme.getByRole('status')).toHaveText('Theme: dark, font size: large')
      await expect(fact(summary, 'Counter')).toHaveText('0')
      await expect(notices.getByText('No notifications')).toBeVisible()
    })

    test('Router Docs leads to its sections, to users and their tabs', async ({ page }) => {
      await openHome(page, sites[place])
      await visit(page, 'Router Docs')
      const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
      const titles = main(page).getByRole('heading', { level: 2 })
      await expect(titles).toHaveText(routingSections)
      await expect(links).toHaveText(routingSections)
      await expect(titles.last()).not.toBeInViewport()
      await links.last().click()
      await expectAddress(page, '/router-docs#error-boundaries')
      await expect(titles.last()).toBeInViewport()

      for (const id of ['123', '456', '789']) {
        await link(main(page), `User ${id}`).click()
        await arriveAt(page, 'User profile', `/users/${id}`, `User ${id}`)
        const widget = part(page, `User ${id}`)
        await expect(link(widget, 'profile')).toHaveAttribute('aria-current', 'page')
        for (const tab of ['settings', 'posts', 'profile']) {
          await link(widget, tab).click()
          await expectAddress(page, `/users/${id}?tab=${tab}`)
          await expect(link(widget, tab)).toHaveAttribute('aria-current', 'page')
        }
        await page.goBack()
        await expect(widget.getByText('What this user has written, newest first.')).toBeVisible()
        await link(main(page), 'Back to Router Docs').click()
        await arriveAt(page, 'Router Docs', '/router-docs')
      }
    })

    test('Router Docs leads to posts, back in history and up to their list', async ({ page }) => {
      await openHome(page, sites[place])
      await visit(page, 'Router Docs')
      for (const id of ['1', '2', '3']) {
        await button(main(page), `Go to post ${id}`).click()
        await arriveAt(page, 'Post', `/posts/${id}`, `Post ${id}`)
        await expect(part(page, `Post ${id}`).getByText(`Current path: /posts/${id}`)).toBeVisible()
        await button(main(page), 'Go Back').click()
        await arriveAt(page, 'Router Docs', '/router-docs')
      }
      await button(main(page), 'Go to post 1').click()
      await link(main(page), 'Back to Posts').click()
      await arriveAt(page, 'Posts', '/posts')
      await link(main(page), 'Post 2').click()
      await arriveAt(page, 'Post', '/posts/2', 'Post 2')
      await button(main(page), 'Go Back').click()
      await arriveAt(page, 'Posts', '/posts')
    })

    test('Router Docs sets query parameters and clears them', async ({ page }) => {
      await openHome(page, sites[place])
      await visit(page, 'Router Docs')
      await expect(page.getByText('No query parameters')).toBeVisible()
      await button(page, 'Add Query Params').click()
      await expectAddress(page, '/router-docs?filter=active&sort=name')
      await expect(items(page, 'Query parameters')).toHaveText(['filter = active', 'sort = name'])
      await button(page, 'Clear Query Params').click()
      await expectAddress(page, '/router-docs')
      await expect(page.getByText('No query parameters')).toBeVisible()
      await page.goBack()
      await expect(items(page, 'Query parameters')).toHaveText(['filter = active', 'sort = name'])
    })

    test('Router Docs leads astray, and the error page home', async ({ page }) => {
      await openHome(page, sites[place])
      await visit(page, 'Router Docs')
      await link(main(page), 'an address that nothing matches').click()
      await arriveAt(page, 'Oops! An error occurred', '/no/such/page')
      await expect(page.getByText('Invalid page')).toBeVisible()
      await link(page, 'Go to the home page').click()
      await arriveHome(page)
    })

    test('Login welcomes whoever logs in, and every page knows them', async ({ page }) => {
      await page.clock.install()
      await openHome(page, sites[place])
      await choose(page, undefined, 'Login')
      await arriveAt(page, 'Login', '/login')
      await stopTime(page)
      await expect(page.getByText(/^Try admin@example\.com for an admin/)).toBeVisible()
      await logIn(part(page, 'Your session'), 'admin@example.com')
      await expect(main(page).getByText('Welcome, Admin')).toBeVisible()
      await expect(part(page, 'Messages').getByRole('listitem')).toContainText([
        'Successfully logged in with Zustand!',
      ])
      await expect(page.getByText('Role: admin')).toBeVisible()

      await link(page, 'React Query Course').click()
      await arriveHome(page)
      await visit(page, 'Zustand Demo')
      await expect(fact(part(page, '6. Cross-store summary'), 'User')).toHaveText('Admin')
    })

    test('Register keeps its place free', async ({ page }) => {
      await openHome(page, sites[place])
      await choose(page, undefined, 'Register')
      await arriveAt(page, 'Register', '/register')
      await expect(page.getByText('Registration form will go here.')).toBeVisible()
      await link(page, 'React Query Course').click()
      await arriveHome(page)
    })

    test('Admin opens for everybody, and leads home', async ({ page }) => {
      await openHome(page, sites[place])
      await visit(page, 'Router Docs')
      await link(main(page), 'the admin page').click()
      await arriveAt(page, 'Admin', '/admin')
      await button(page, 'Go to Home').click()
      await arriveHome(page)
    })
  })
}
