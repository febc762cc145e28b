import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { lessons } from '#syllabus/lessons.ts'
import { choose, sites, test } from './site.ts'

const WELCOME = 'Welcome to the React Query Course'

const main = (page: Page) => page.getByRole('main')
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const link = (within: Page | Locator, name: string) => within.getByRole('link', { name, exact: true })
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const items = (within: Page | Locator, list: string) =>
  within.getByRole('list', { name: list, exact: true }).getByRole('listitem')
/** The value of a name in a description list. */
const fact = (within: Locator, name: string) =>
  within
    .locator('dl > *')
    .filter({ has: within.page().getByRole('term').getByText(name, { exact: true }) })
    .getByRole('definition')
    .first()

/** Opens the app, and waits until it is hydrated. */
async function openHome(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: WELCOME })).toBeVisible()
}

/** Expects a page: its focused heading, its title and its address. */
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

/** Follows the nav bar's link to a lesson, which the bar then marks as the current one. */
async function visit(page: Page, title: string): Promise<void> {
  const lesson = lessons.find((entry) => entry.title === title)
  if (lesson === undefined) throw new Error(`There is no lesson “${title}”.`)
  await choose(page, title)
  await arriveAt(page, title, lesson.path)
  const current = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-current=page]')
  await expect(current).toHaveText([title])
}

/** Expects one item for each text in a list, which contains the text. */
async function expectItems(list: Locator, texts: string[]): Promise<void> {
  await expect(list).toHaveCount(texts.length)
  await expect(list).toContainText(texts)
}

async function expectFacts(within: Locator, facts: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(facts)) await expect(fact(within, name)).toHaveText(value)
}

/** Stops the page's time until the test advances it. The clock must be installed. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
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

// The main path of every screen in the built app. Stories prove the rest of a screen's behaviour.

test('Home leads to every lesson, and so does the bar', { tag: '@phone' }, async ({ page }) => {
  await openHome(page, sites.root)
  for (const { title, path } of lessons) {
    await link(main(page), title).click()
    await arriveAt(page, title, path)
    await link(page, 'React Query Course').click()
    await arriveHome(page)
  }
  for (const { title, offNavBar } of lessons) if (offNavBar !== true) await visit(page, title)
})

test('server state: five screens and one cache', async ({ page }) => {
  await openHome(page, sites.root)
  await test.step('Overview counts what the server holds', async () => {
    await visit(page, 'Overview')
    await expect(fact(part(page, 'Data overview'), 'Todos')).toHaveText('200')
    await expect(fact(part(page, 'Data overview'), 'Infinite posts')).toHaveText('10')
  })
  await test.step('Basic Query shows the posts of whom one chooses', async () => {
    await visit(page, 'Basic Query')
    await expect(page.getByText('100 posts')).toBeVisible()
    await page.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 3')
    await expect(page.getByText('10 posts')).toBeVisible()
  })
  await test.step('Pagination turns the page', async () => {
    await visit(page, 'Pagination')
    await button(page.getByRole('navigation', { name: 'Pages' }), 'Next').click()
    await expect(page.getByText('10 posts on current page (page 2 of ~10 pages, 10 per page)')).toBeVisible()
    await expectAddress(page, '/pagination?page=2')
  })
  await test.step('Infinite Query loads more', async () => {
    await visit(page, 'Infinite Query')
    await button(page, 'Load more').click()
    await expect(page.getByText('20 posts loaded, 2 pages loaded')).toBeVisible()
  })
  await test.step('Todo Demo shows a new todo first', async () => {
    await visit(page, 'Todo Demo')
    await page.getByPlaceholder('Add a todo').fill('Feed the cat')
    await button(page, 'Add').click()
    await expect(items(page, 'Todos').first()).toHaveText(/^Feed the cat ?Not Completed$/)
    await expect(page.getByText('201 todos')).toBeVisible()
    await expect(button(page, 'Add')).toBeVisible()
  })
  await test.step('of all this Overview knows', async () => {
    await visit(page, 'Overview')
    await expect(fact(part(page, 'Data overview'), 'Todos')).toHaveText('201')
    await expect(fact(part(page, 'Data overview'), 'Infinite posts')).toHaveText('20')
  })
  await test.step('and Infinite Query has kept its pages', async () => {
    await visit(page, 'Infinite Query')
    await expect(page.getByText('20 posts loaded, 2 pages loaded')).toBeVisible()
  })
  await test.step('until a reload, which begins with another server', async () => {
    await visit(page, 'Todo Demo')
    await page.reload()
    await expect(page.getByText('200 todos')).toBeVisible()
    await expect(items(page, 'Todos').filter({ hasText: 'Feed the cat' })).toHaveCount(0)
  })
})

test('client state: what a screen keeps, and what the app does', async ({ page }) => {
  await openHome(page, sites.root)
  const [local, root] = [part(page, 'Local tasks'), part(page, 'Root tasks')]
  await test.step('Reducer Demo counts, and holds tasks', async () => {
    await visit(page, 'Reducer Demo')
    await button(part(page, 'Counter'), 'Set to 10').click()
    await expect(part(page, 'Counter').getByText('Last action: Set to 10')).toBeVisible()
    await addTask(local, 'Stay here')
    await expectItems(items(local, 'Local tasks'), ['Stay here'])
    for (const title of ['Come back', 'Stay away']) await addTask(root, title)
    await button(root, 'Delete Stay away').click()
    await expectItems(items(root, 'Root tasks'), ['Come back'])
  })
  await test.step('Context Demo greets by name', async () => {
    await visit(page, 'Context Demo')
    await page.getByRole('textbox', { name: 'Your name' }).fill('Grace')
    await expect(page.getByText('Hello, Grace.')).toBeVisible()
  })
  await test.step('Zustand Demo sums up', async () => {
    await visit(page, 'Zustand Demo')
    await button(part(page, '3. Shopping cart'), 'Add Zustand Book').click()
    await expect(fact(part(page, '6. Cross-store summary'), 'Cart')).toHaveText('1 item, $29.99')
  })
  await test.step('only the tasks of the root outlive their screen', async () => {
    await visit(page, 'Reducer Demo')
    await expectItems(items(root, 'Root tasks'), ['Come back'])
    await expect(local.getByText('No tasks yet')).toBeVisible()
  })
})

test('Context Demo tells of a session everywhere, and keeps user, theme and name over a reload', async ({
  page,
}) => {
  await page.clock.install()
  await openHome(page, sites.root)
  await visit(page, 'Context Demo')
  await stopTime(page)
  const name = page.getByRole('textbox', { name: 'Your name' })
  const user = part(page, 'User with context')
  const listed = items(part(page, 'Notifications with context'), 'Notifications')
  const nested = part(page, 'A deeply nested component')
  await name.fill('Grace')
  await logIn(user, 'admin@example.com')
  await user.getByLabel('Name', { exact: true }).fill('Ada')
  await button(user, 'Update profile').click()
  await user.getByLabel('Language').selectOption('Deutsch')
  await button(user, 'Update preferences').click()
  await expectItems(listed, [
    'Preferences updated!',
    'Profile updated successfully!',
    'Successfully logged in!',
  ])
  await button(part(page, 'Theme with context'), 'Dark').click()
  await button(part(page, 'Shopping cart with context'), 'Add Mouse').click()
  await expectFacts(nested, { User: 'Ada', Cart: '1 item, 25.00', Theme: 'dark', Notifications: '3 unread' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  await page.reload()
  await expect(name).toHaveValue('Grace')
  await expectFacts(nested, { User: 'Ada', Cart: '0 items, 0.00', Theme: 'dark' })
  await button(user, 'Log out').click()
  await expectFacts(nested, { User: 'nobody is logged in' })
  await expectItems(listed, ['You have been logged out.'])
})

test('Zustand Demo shares five stores, of which three outlive a reload', async ({ page }) => {
  await page.clock.install()
  await openHome(page, sites.root)
  await visit(page, 'Zustand Demo')
  await stopTime(page)
  const summary = part(page, '6. Cross-store summary')
  const listed = items(part(page, '5. Notifications'), 'Notifications')
  const kept = { User: 'Ada', Cart: '1 item, $26.99', Theme: 'dark' }
  await button(part(page, '1. Counter'), 'Increment').click()
  await logIn(part(page, '2. User authentication'), 'ada@example.com')
  await button(part(page, '3. Shopping cart'), 'Add Zustand Book').click()
  await button(part(page, '3. Shopping cart'), 'Apply 10% discount').click()
  await button(part(page, '4. Theme'), 'Toggle theme').click()
  await button(part(page, '5. Notifications'), 'Add one that stays').click()
  await expectItems(listed, ['I stay until you remove me.', 'Successfully logged in with Zustand!'])
  await expectFacts(summary, { ...kept, Counter: '1', Notifications: '2 unread' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await visit(page, 'Reducer Demo')
  await visit(page, 'Zustand Demo')
  await expectFacts(summary, { ...kept, Counter: '1', Notifications: '2 unread' })

  await page.reload()
  await expectFacts(summary, { ...kept, Counter: '0', Notifications: '0 unread' })
  await expect(listed).toHaveCount(0)
})

test('Router Docs: sections, users, posts and parameters, each an address', async ({ page }) => {
  await openHome(page, sites.root)
  await visit(page, 'Router Docs')
  await test.step('a quick link leads to its section', async () => {
    const last = main(page).getByRole('heading', { level: 2 }).last()
    await expect(last).not.toBeInViewport()
    await link(page.getByRole('navigation', { name: 'Quick links' }), 'Error boundaries').click()
    await expectAddress(page, '/router-docs#error-boundaries')
    await expect(last).toBeInViewport()
  })
  await test.step('a user has tabs, which Back turns, too', async () => {
    await link(main(page), 'User 456').click()
    await arriveAt(page, 'User profile', '/users/456', 'User 456')
    const widget = part(page, 'User 456')
    for (const tab of ['settings', 'posts']) {
      await link(widget, tab).click()
      await expectAddress(page, `/users/456?tab=${tab}`)
      await expect(link(widget, tab)).toHaveAttribute('aria-current', 'page')
    }
    await page.goBack()
    await expect(link(widget, 'settings')).toHaveAttribute('aria-current', 'page')
    await link(main(page), 'Back to Router Docs').click()
    await arriveAt(page, 'Router Docs', '/router-docs')
  })
  await test.step('a post leads up to the list, and back in history', async () => {
    await button(main(page), 'Go to post 3').click()
    await arriveAt(page, 'Post', '/posts/3', 'Post 3')
    await link(main(page), 'Back to Posts').click()
    await arriveAt(page, 'Posts', '/posts')
    await link(main(page), 'Post 2').click()
    await arriveAt(page, 'Post', '/posts/2', 'Post 2')
    await button(main(page), 'Go Back').click()
    await arriveAt(page, 'Posts', '/posts')
    await link(main(page), 'Back to Router Docs').click()
    await arriveAt(page, 'Router Docs', '/router-docs')
  })
  await test.step('query parameters come, go, and come back by Back', async () => {
    await button(page, 'Add Query Params').click()
    await expectAddress(page, '/router-docs?filter=active&sort=name')
    await button(page, 'Clear Query Params').click()
    await expectAddress(page, '/router-docs')
    await expect(page.getByText('No query parameters')).toBeVisible()
    await page.goBack()
    await expect(items(page, 'Query parameters')).toHaveText(['filter = active', 'sort = name'])
  })
})

test('outside the course: the error page, Admin, Register and Login', async ({ page }) => {
  await openHome(page, sites.root)
  await test.step('an address that nothing matches leads home', async () => {
    await visit(page, 'Router Docs')
    await link(main(page), 'an address that nothing matches').click()
    await arriveAt(page, 'Oops! An error occurred', '/no/such/page')
    await expect(page.getByText('Invalid page')).toBeVisible()
    await link(page, 'Go to the home page').click()
    await arriveHome(page)
  })
  await test.step('Admin opens for everybody, and leads home', async () => {
    await visit(page, 'Router Docs')
    await link(main(page), 'the admin page').click()
    await arriveAt(page, 'Admin', '/admin')
    await button(page, 'Go to Home').click()
    await arriveHome(page)
  })
  await test.step('Register keeps its place free', async () => {
    await choose(page, 'Register')
    await arriveAt(page, 'Register', '/register')
    await expect(page.getByText('Registration form will go here.')).toBeVisible()
    await link(page, 'React Query Course').click()
    await arriveHome(page)
  })
  await test.step('Login welcomes whoever logs in, and every page knows them', async () => {
    await choose(page, 'Login')
    await arriveAt(page, 'Login', '/login')
    await part(page, 'Your session').getByLabel('Email').fill('admin@example.com')
    await part(page, 'Your session').getByLabel('Password').fill('secret')
    await button(part(page, 'Your session'), 'Log in').click()
    await expect(main(page).getByText('Welcome, Admin')).toBeVisible()
    await expect(part(page, 'Messages').getByRole('listitem')).toContainText([
      'Successfully logged in with Zustand!',
    ])
    await expect(page.getByText('Role: admin')).toBeVisible()
    await link(page, 'Back to where you were').click()
    await arriveHome(page)
    await visit(page, 'Zustand Demo')
    await expect(fact(part(page, '6. Cross-store summary'), 'User')).toHaveText('Admin')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByText('Admin', { exact: true })).toBeVisible()
    await button(bar, 'Log out').click()
    await expect(fact(part(page, '6. Cross-store summary'), 'User')).not.toHaveText('Admin')
  })
})
