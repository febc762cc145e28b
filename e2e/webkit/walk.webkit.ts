import { expect } from '@playwright/test'
import { lessons, menuOf } from '#syllabus/lessons.ts'
import type { WebKitPage } from './page.ts'
import { button, css, first, link, role, text } from './query.ts'
import { test } from './fixtures.ts'
import { sites } from '../site.ts'

const main = role('main')
const part = (name: string) => role('region', name, main)
const todos = role('listitem', undefined, role('list', 'Todos'))
const tasksIn = (name: string) => role('listitem', undefined, role('list', name))
const nav = role('navigation', 'Main')

/** Opens a page of the app, and waits until it is hydrated: before that, a link of it leads to another document. */
async function open(page: WebKitPage, path: string): Promise<void> {
  await page.goto(sites.root + path)
  await expect.poll(() => page.run(isHydrated)).toBe(true)
}

/** Waits for a page: its focused heading, its title and its address. */
async function arriveAt(page: WebKitPage, heading: string, path: string, title = heading): Promise<void> {
  await page.reads(css('h1:focus'), [heading])
  await expect
    .poll(() => page.run(() => [document.title, location.pathname + location.search]))
    .toEqual([`${title} · React Query Course`, path])
}

/** Follows a link of the nav bar, also one in a menu. */
async function visit(page: WebKitPage, name: string): Promise<void> {
  const lesson = lessons.find(({ title }) => title === name)
  const menu = lesson && menuOf(lesson)
  for (const fold of await page.all(button('Menu', nav))) await page.pressElement(fold)
  if (menu !== undefined) await page.press(button(menu, nav))
  await page.press(link(name, nav))
  if (lesson) await arriveAt(page, name, lesson.path)
}

test('Home leads to every lesson, and so does the bar', async ({ fresh: page }) => {
  await open(page, '')
  for (const { title, path } of lessons) {
    await page.press(link(title, main))
    await arriveAt(page, title, path)
    await page.press(link('React Query Course'))
    await page.reads(css('h1:focus'), ['Welcome to the React Query Course'])
  }
  for (const { title, offNavBar } of lessons) if (offNavBar !== true) await visit(page, title)
})

test('server state: five screens and one cache', async ({ fresh: page }) => {
  await open(page, 'basic-query')
  await page.see(text('100 posts'))
  await page.choose(role('combobox', 'Filter by user'), 'User 3')
  await page.see(text('10 posts'))
  await visit(page, 'Pagination')
  await page.press(button('Next', role('navigation', 'Pages')))
  await page.see(text('10 posts on current page (page 2 of ~10 pages, 10 per page)'))
  await visit(page, 'Infinite Query')
  await page.press(button('Load more'))
  await page.see(text('20 posts loaded, 2 pages loaded'))
  await visit(page, 'Todo Demo')
  await page.write(role('textbox', /todo/i), 'Feed the cat')
  await page.press(button('Add'))
  await page.reads(first(todos), [/^Feed the cat ?Not Completed$/])
  await page.see(text('201 todos'))
  await visit(page, 'Overview')
  await page.see(text('201', role('definition', undefined, part('Data overview'))))
  await visit(page, 'Infinite Query')
  await page.see(text('20 posts loaded, 2 pages loaded'))
  await page.go('back')
  await arriveAt(page, 'Overview', '/overview')
})

test('client state: what a screen keeps, what the app does, and what outlives a reload', async ({
  fresh: page,
}) => {
  await open(page, 'reducer-demo')
  await page.press(button('Set to 10', part('Counter')))
  await page.see(text('Last action: Set to 10'))
  for (const [region, title] of [
    ['Local tasks', 'Stay here'],
    ['Root tasks', 'Come back'],
  ] as const) {
    await page.write(role('textbox', 'New task', part(region)), title)
    await page.press(button('Add', part(region)))
    await page.see(text(title, tasksIn(region)))
  }
  await visit(page, 'Context Demo')
  await page.write(role('textbox', 'Your name'), 'Grace')
  await page.see(text('Hello, Grace.'))
  await visit(page, 'Reducer Demo')
  await page.see(text('Come back', tasksIn('Root tasks')))
  await page.see(text(/^No tasks yet/, part('Local tasks')))
  await visit(page, 'Zustand Demo')
  await page.press(button('Add Zustand Book', part('3. Shopping cart')))
  await page.press(button('Toggle theme', part('4. Theme')))
  await page.go('refresh')
  await page.see(text('1 item, $29.99', part('6. Cross-store summary')))
  expect(await page.run(() => document.documentElement.dataset['theme'])).toBe('dark')
})

test('Router Docs: users, posts and parameters, each an address', async ({ fresh: page }) => {
  await open(page, 'router-docs')
  await page.press(link('User 456', main))
  await arriveAt(page, 'User profile', '/users/456', 'User 456')
  await page.press(link('settings', part('User 456')))
  await page.reads(css('a[aria-current="page"]', part('User 456')), ['settings'])
  await page.press(link('Back to Router Docs', main))
  await page.press(button('Go to post 3', main))
  await arriveAt(page, 'Post', '/posts/3', 'Post 3')
  await page.press(link('Back to Posts', main))
  await arriveAt(page, 'Posts', '/posts')
  await page.press(link('Back to Router Docs', main))
  await page.press(button('Add Query Params'))
  await page.reads(tasksIn('Query parameters'), ['filter = active', 'sort = name'])
  await page.press(link('an address that nothing matches', main))
  await arriveAt(page, 'Oops! An error occurred', '/no/such/page')
  await page.press(link('Go to the home page'))
  await page.reads(css('h1:focus'), ['Welcome to the React Query Course'])
})

test('Login welcomes whoever logs in, and the lab shows the requests of a page', async ({ fresh: page }) => {
  await open(page, 'login')
  await page.write(role('textbox', 'Email', part('Your session')), 'admin@example.com')
  await page.write(css('input[type=password]', part('Your session')), 'secret')
  await page.press(button('Log in', part('Your session')))
  await page.see(text('Welcome, Admin'))
  await page.press(link('React Query Course'))
  await visit(page, 'Basic Query')
  await page.press(button('Lab', role('banner')))
  const lab = role('complementary', 'Lab')
  await page.press(role('tab', 'Cache', lab))
  await page.choose(role('combobox', 'Filter by user'), 'User 2')
  await page.see(text("['posts', 'list', { userId: 2 }]", lab))
})

/** Runs in the page. */
function isHydrated(): boolean {
  return [...document.querySelectorAll('h1, a')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  )
}
