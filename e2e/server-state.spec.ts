import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { courseSeed } from '#mocks/seed.ts'
import { choose, recordRequests, sites, test, untilGone } from './site.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'New todo' })
const todoRows = (page: Page) => page.getByRole('list', { name: 'Todos' }).getByRole('listitem')

/** The number on a tile of Overview. */
function count(page: Page, label: string): Locator {
  const region = page.getByRole('region', { name: 'Data overview' })
  const tile = region.locator('dl > *').filter({ has: page.getByText(label, { exact: true }) })
  return tile.getByRole('definition').first()
}

async function expectCounts(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(counts)) await expect(count(page, label)).toHaveText(value)
}

const counts = {
  // Other tests may have added todos to the server that keeps them.
  Todos: /^[2-9]\d\d$/,
  Posts: '100',
  'Paginated posts (10 per page)': '10',
  'Infinite posts': '10',
}

/** Expects the first page of Pagination, by its banner and its first post. */
async function expectFirstPage(page: Page): Promise<void> {
  await expect(page.getByText('10 posts on current page (page 1 of ~10 pages, 10 per page)')).toBeVisible()
  const [first] = courseSeed.posts
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(first?.title ?? 'no post')
}

async function addTodo(page: Page, title: string): Promise<void> {
  await field(page).fill(title)
  await field(page).press('Enter')
}

/** Expects Pagination's error. Resolves to its Retry button. */
async function expectUnreachable(page: Page): Promise<Locator> {
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The server could not be reached. Check your connection and try again.')
  await expect(page.getByText('Page 1 did not arrive')).toBeVisible()
  return alert.getByRole('button', { name: 'Retry' })
}

/** The rows of todos with this title. */
const todosCalled = (page: Page, title: string) => todoRows(page).filter({ hasText: title })

test('a walk through four screens and back asks once for each entry', async ({ page }) => {
  const requests = recordRequests(page)
  // The date is fixed, so that data stays fresh however slow the machine is. Timers run.
  await page.clock.setFixedTime(new Date())
  await page.goto(sites.api)
  await choose(page, 'Overview')
  await expectCounts(page)
  await choose(page, 'Basic Query')
  await expect(page.getByText('100 posts')).toBeVisible()
  await choose(page, 'Pagination')
  await expectFirstPage(page)
  // Overview reads the first ten posts twice: as a page, and as the beginning of the infinite list.
  const pages = [0, 0, 10].map((start) => `GET posts?_start=${start}&_limit=10`)
  const asked = ['GET posts', ...pages, 'GET todos']
  await expect.poll(() => requests.toSorted()).toEqual(asked)

  await page.goBack()
  await expect(page.getByText('100 posts')).toBeVisible()
  await page.goBack()
  await expectCounts(page)
  expect(requests.toSorted()).toEqual(asked)
})

for (const place of ['api', 'forgetful'] as const) {
  test.describe(`built for a real API (${place})`, () => {
    test('two added todos are both shown, newest first', async ({ page }, {
      testId,
      repeatEachIndex,
      retry,
    }) => {
      const mark = [testId, repeatEachIndex, retry].join(' ')
      const answers: string[] = []
      page.on('response', (response) => {
        if (response.request().method() === 'POST') answers.push(`${response.status()}`)
      })
      await page.goto(`${sites[place]}todo-demo`)
      await expect(todoRows(page).first()).toBeVisible()
      await addTodo(page, `Feed the cat ${mark}`)
      await addTodo(page, `Feed the dog ${mark}`)
      await expect.poll(() => answers).toEqual(['201', '201'])
      await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
      await expect(todosCalled(page, mark)).toHaveText([/^Feed the dog/, /^Feed the cat/])

      // A third after both were confirmed: React would mix rows up that share a key.
      await addTodo(page, `Feed the fish ${mark}`)
      await expect(todosCalled(page, mark)).toHaveText([/^Feed the fish/, /^Feed the dog/, /^Feed the cat/])
      await expect.poll(() => answers).toEqual(['201', '201', '201'])

      await page.reload()
      await expect(todoRows(page).first()).toBeVisible()
      await expect(todosCalled(page, mark)).toHaveCount(place === 'api' ? 3 : 0)
    })
  })
}

test.describe('a slow or absent network, with a real API', () => {
  test('a screen opened offline says so, and fills once the network is back', async ({ page, context }) => {
    await page.goto(sites.api)
    await page.waitForLoadState('networkidle')
    // Its code is here already, as for whoever hesitates above a link.
    const code = page.waitForResponse(/\/assets\/Pagination-/)
    await page.getByRole('main').getByRole('link', { name: 'Pagination' }).focus()
    await code
    await context.setOffline(true)
    await choose(page, 'Pagination')
    await expectUnreachable(page)
    await context.setOffline(false)
    await expectFirstPage(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('Retry asks a server again that could not be reached', async ({ page }) => {
    // Unlike a browser that comes back online, a server that comes back tells nobody.
    const requests = `${sites.apiServer}**`
    await page.route(requests, (route) => route.abort())
    await page.goto(`${sites.api}pagination`)
    const retry = await expectUnreachable(page)
    // What it said before goes while it asks.
    await untilGone(page.getByRole('alert'), () => retry.click())
    await expectUnreachable(page)
    await page.unroute(requests)
    await retry.click()
    await expectFirstPage(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
