import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  choose,
  expectNoAxeViolations,
  expectReadableColours,
  recordRequests,
  sites,
  test,
  turn,
} from './site.ts'

test.describe('while it is closed', () => {
  test('none of its code is loaded, on any page; all of it comes when it opens', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    const labCode = () => scripts.filter((path) => /\/(Lab|networkAddress|preparedClock)-/.test(path))
    const texts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''))
    })
    const labTexts = async () =>
      (await Promise.all(texts)).filter((text) =>
        /A healthy network\.|Jump to the latest|before the lab was open/.test(text),
      )
    await page.goto(sites.root)
    await choose(page, 'Basic Query')
    await expect(page.getByText('100 posts')).toBeVisible()
    await choose(page, 'Reducer Demo')
    await page.getByRole('button', { name: 'Increment' }).click()
    await page.waitForLoadState('networkidle')
    expect(labCode()).toEqual([])
    expect(await labTexts()).toEqual([])

    await openLab(page)
    expect(labCode()).not.toEqual([])
    expect(await labTexts()).not.toEqual([])
  })
})

test.describe('its state is in the address', () => {
  test('opening, turning a knob, going to another page, closing', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${sites.sub}basic-query`)
    await expect(page.getByText('100 posts')).toBeVisible()
    await openLab(page)
    await expect(page).toHaveURL(`${sites.sub}basic-query?lab=`)

    await lab(page).getByRole('switch', { name: 'Offline' }).click()
    await expect(page).toHaveURL(`${sites.sub}basic-query?lab=offline`)

    await choose(page, 'Pagination')
    await expect(page.getByRole('alert').first()).toContainText('The server could not be reached')
    await expect(page).toHaveURL(`${sites.sub}pagination?lab=offline`)
    await page.goBack()
    await expect(page.getByText('100 posts')).toBeVisible()
    await expect(page).toHaveURL(`${sites.sub}basic-query?lab=offline`)

    await lab(page).getByRole('button', { name: 'Close the lab' }).click()
    await expect(page).toHaveURL(`${sites.sub}basic-query`)
    await expect(page.getByRole('button', { name: 'Open the lab' })).toBeFocused()
    // The closed lab leaves no failure behind.
    await page.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 3')
    await expect(page.getByText('10 posts')).toBeVisible()
  })

  test('a link shows a failing page from its first request on', async ({ page }) => {
    await page.goto(`${sites.root}basic-query?lab=offline`)
    await expect(page.getByRole('alert')).toContainText('The server could not be reached')
    await expect(lab(page).getByRole('switch', { name: 'Offline' })).toBeChecked()
    await lab(page).getByRole('button', { name: 'Reset' }).click()
    await expect(page).toHaveURL(`${sites.root}basic-query?lab=`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('100 posts')).toBeVisible()
  })

  test('nonsense in it is passed over, and the page stands', async ({ page }) => {
    await page.goto(`${sites.root}basic-query?lab=latency:soon;fail:EVERYTHING;%F0;offline:maybe`)
    await expect(page.getByText('100 posts')).toBeVisible()
    await expect(lab(page).getByText('A healthy network.')).toBeVisible()
  })

  test('a screen does not know of it: Router Docs lists no parameter', async ({ page }) => {
    await page.goto(`${sites.root}router-docs`)
    await openLab(page)
    await expect(page.getByText('No query parameters')).toBeVisible()
    await page.getByRole('button', { name: 'Add Query Params' }).click()
    await expect(page).toHaveURL(`${sites.root}router-docs?filter=active&sort=name&lab=`)
    await page.goBack()
    await expect(page.getByText('No query parameters')).toBeVisible()
    await page.reload()
    await expect(lab(page).getByRole('tablist')).toBeVisible()
    await expect(page.getByText('No query parameters')).toBeVisible()
  })

  test('closed, it does not come back by a link or by Back', async ({ page }) => {
    await page.goto(`${sites.root}users/123?lab=offline`)
    await expect(lab(page).getByRole('tablist')).toBeVisible()
    await choose(page, 'Router Docs')
    await expect(page).toHaveURL(`${sites.root}router-docs?lab=offline`)
    await lab(page).getByRole('button', { name: 'Close the lab' }).click()
    await expect(page).toHaveURL(`${sites.root}router-docs`)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'User profile' })).toBeVisible()
    await expect(page).toHaveURL(`${sites.root}users/123`)
    await page.getByRole('link', { name: 'settings' }).click()
    await expect(page).toHaveURL(`${sites.root}users/123?tab=settings`)
  })

  test('a failure that has been used up stays in the link', async ({ page }) => {
    await page.goto(`${sites.root}todo-demo?lab=fail:POST-1`)
    await expect(page.getByText('200 todos')).toBeVisible()
    await page.getByPlaceholder('Add a todo').fill('Fails once')
    await page.getByPlaceholder('Add a todo').press('Enter')
    await expect(page.getByRole('alert')).toContainText('was not added')
    await lab(page).getByRole('slider', { name: 'Latency' }).fill('1')
    await expect(page).toHaveURL(`${sites.root}todo-demo?lab=latency:1000;fail:POST-1`)
  })

  test('closed before it has come, it leaves nothing broken behind', async ({ page }) => {
    await page.route('**/assets/Lab-*.js', (route) => route.abort())
    await page.goto(`${sites.root}basic-query?lab=offline`)
    await expect(lab(page).getByRole('alert')).toContainText('The lab could not be opened')
    await lab(page).getByRole('button', { name: 'Close the lab' }).click()
    await page.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 3')
    await expect(page.getByText('10 posts')).toBeVisible()
  })
})

test('Todo Demo with 2 s and a failing POST: the row is there at once, goes, and the alert says why', async ({
  page,
  browser,
}) => {
  await page.goto(`${sites.root}todo-demo`)
  await expect(page.getByText('200 todos')).toBeVisible()
  await openLab(page)
  await lab(page).getByRole('slider', { name: 'Latency' }).fill('2')
  await lab(page).getByRole('combobox', { name: 'Method' }).selectOption('POST')
  await lab(page).getByRole('button', { name: 'Fail the next POST' }).click()
  await expect(page).toHaveURL(`${sites.root}todo-demo?lab=latency:2000;fail:POST-1`)
  await expectRowToComeAndGo(page, 'Broken on purpose')

  // The copied address, opened in a new browser profile.
  const elsewhere = await browser.newContext()
  const copy = await elsewhere.newPage()
  await copy.goto(page.url())
  await expect(copy.getByText('200 todos')).toBeVisible()
  await expectRowToComeAndGo(copy, 'Broken again')
  await elsewhere.close()
})

test('the same seed fails the same requests, twice', async ({ page }) => {
  const outcomes: string[][] = []
  for (let round = 0; round < 2; round += 1) {
    await page.goto(`${sites.root}basic-query?lab=errors:50;seed:7`)
    await lab(page).getByRole('tab', { name: 'Requests' }).click()
    await expect(page.getByText(/^(100 posts|No posts yet)$/)).toBeVisible()
    for (const user of ['User 1', 'User 2', 'User 3']) {
      await page.getByRole('combobox', { name: 'Filter by user' }).selectOption(user)
      await expect(page.getByText(/^(10 posts|No posts yet)$/)).toBeVisible()
    }
    outcomes.push(await lab(page).getByRole('row').allInnerTexts())
  }
  const [first = [], second = []] = outcomes.map((rows) => rows.map(statusOf))
  expect(first).toContain('500')
  expect(first).toContain('200')
  expect(second).toEqual(first)
})

test('the request log names what asked: a first visit, a key change, a retry', async ({ page }) => {
  await page.goto(`${sites.root}basic-query?lab=`)
  await lab(page).getByRole('tab', { name: 'Requests' }).click()
  await expect(lab(page).getByRole('row').filter({ hasText: 'posts' })).toContainText(['mount'])
  await lab(page).getByRole('tab', { name: 'Network' }).click()
  await lab(page).getByRole('button', { name: 'Fail the next request' }).click()
  await page.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 2')
  await expect(page.getByText('10 posts')).toBeVisible()
  await lab(page).getByRole('tab', { name: 'Requests' }).click()
  const rows = lab(page).getByRole('row').filter({ hasText: 'userId=2' })
  await expect(rows).toContainText(['key change', 'retry'])
})

test('10 seconds of freshness pass in one at 10×, and the banner says so', async ({ page }) => {
  await page.goto(`${sites.root}basic-query?lab=`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await lab(page).getByRole('tab', { name: 'Clock' }).click()
  await lab(page).getByRole('radio', { name: '10×' }).check()
  await expect(lab(page).getByRole('status').filter({ hasText: '10×' })).toBeVisible()
  await lab(page).getByRole('tab', { name: 'Cache' }).click()
  const lanes = lab(page).getByRole('group', { name: 'Lanes' })
  await expect(lanes.getByText('stale', { exact: true })).toBeVisible({ timeout: 5000 })
  await lab(page).getByRole('button', { name: 'Fold' }).click()
  await expect(lab(page).getByText(/Time runs 10× faster/)).toBeVisible()

  // The closed lab leaves no answer from the future behind: a return to the screen refetches.
  await lab(page).getByRole('button', { name: 'Close the lab' }).click()
  const requests = recordRequests(page, `${sites.root}api/app/`)
  await choose(page, 'Home')
  await page.goBack()
  await expect.poll(() => requests).toEqual(['GET posts'])
})

test('actions of stores have names, whichever chunk a store is in; a jump is where the next one goes on', async ({
  page,
}) => {
  await page.goto(`${sites.root}zustand-demo`)
  const theme = page.getByRole('region', { name: '4. Theme' })
  const counter = page.getByRole('region', { name: '1. Counter' })
  await theme.getByRole('button', { name: 'Toggle theme' }).click()
  await counter.getByRole('button', { name: 'Increment' }).click()
  // The log includes actions from before the lab was open.
  await openLab(page)
  await lab(page).getByRole('tab', { name: 'Actions' }).click()
  await lab(page).getByRole('button', { name: 'Go to action 1: theme store toggleTheme' }).click()
  await expect(theme.getByRole('status')).toHaveText('Theme: dark, font size: medium')
  await expect(counter.getByRole('status')).toHaveText('Count 0')
  await counter.getByRole('button', { name: 'Decrement' }).click()
  await expect(counter.getByRole('status')).toHaveText('Count -1')
  await expect(
    lab(page).getByRole('button', { name: 'Go to action 3: counter store decrement' }),
  ).toBeVisible()
})

test('in front of a real server it logs requests, and says that the network is what it is', async ({
  page,
}) => {
  await page.goto(`${sites.api}basic-query?lab=offline`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await expect(lab(page).getByText('This server is a real one: its network is what it is.')).toBeVisible()
  await lab(page).getByRole('tab', { name: 'Requests' }).click()
  await expect(lab(page).getByRole('row').filter({ hasText: 'posts' })).toContainText(['mount'])
})

test('by keyboard alone', async ({ page }) => {
  await page.goto(`${sites.root}basic-query`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await page.getByRole('button', { name: 'Open the lab' }).focus()
  await page.keyboard.press('Enter')
  await expect(lab(page).getByRole('heading', { name: 'The lab' })).toBeFocused()
  await expect(lab(page).getByRole('tablist')).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
  await expect(lab(page).getByRole('tab', { name: 'Network' })).toBeFocused()
  // The page behind the lab keeps its scroll position.
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(lab(page).getByRole('tab', { name: 'Requests' })).toHaveAttribute('aria-selected', 'true')
  const fold = lab(page).getByRole('button', { name: 'Fold' })
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(lab(page).getByRole('tablist')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(lab(page).getByRole('tablist')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Open the lab' })).toBeFocused()
})

test('it never covers what has focus', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${sites.root}zustand-demo?lab=`)
  await expect(lab(page).getByRole('tablist')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  const tops: boolean[] = []
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab')
    tops.push(
      await page.evaluate(() => {
        const focused = document.activeElement
        const cover = document.querySelector('aside')
        if (!focused || !cover || cover.contains(focused)) return true
        return focused.getBoundingClientRect().top < cover.getBoundingClientRect().top
      }),
    )
  }
  expect(tops).not.toContain(false)
})

test('axe finds nothing in it in either theme, and it fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${sites.root}todo-demo?lab=`)
  await expect(page.getByText('200 todos')).toBeVisible()
  for (const name of ['Network', 'Requests', 'Cache', 'Actions', 'Clock']) {
    await lab(page).getByRole('tab', { name }).click()
    await expect(lab(page).getByRole('tabpanel', { name })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectNoAxeViolations(page)
    await turn(page, 'dark')
    await expectReadableColours(page)
    await turn(page, 'light')
  }
})

function statusOf(row: string): string | undefined {
  return /\b(200|500)\b/.exec(row)?.[0]
}

function lab(page: Page) {
  return page.getByRole('complementary', { name: 'Lab' })
}

/** Opens the lab. Its button appears when the app has hydrated. */
async function openLab(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the lab' }).click()
  await expect(lab(page).getByRole('tablist')).toBeVisible()
}

/** Adds a todo that the server rejects, and measures how long its row is shown. */
async function expectRowToComeAndGo(page: Page, title: string): Promise<void> {
  await page.getByPlaceholder('Add a todo').fill(title)
  await page.evaluate((text) => {
    const times = ((globalThis as { times?: { came?: number; went?: number; sent?: number } }).times = {})
    const isThere = () => [...document.querySelectorAll('li')].some((row) => row.textContent.includes(text))
    addEventListener('submit', () => Object.assign(times, { sent: performance.now() }), {
      once: true,
      capture: true,
    })
    new MutationObserver(() => {
      if (!('came' in times) && isThere()) Object.assign(times, { came: performance.now() })
      if ('came' in times && !('went' in times) && !isThere())
        Object.assign(times, { went: performance.now() })
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, title)
  await page.getByPlaceholder('Add a todo').press('Enter')
  await expect(page.getByRole('alert')).toContainText(`“${title}” was not added.`)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(0)
  const {
    sent = 0,
    came = Infinity,
    went = 0,
  } = await page.evaluate(
    () => (globalThis as { times?: { came?: number; went?: number; sent?: number } }).times ?? {},
  )
  expect(came - sent).toBeLessThan(100)
  expect(went - sent).toBeGreaterThanOrEqual(2000)
  expect(went - sent).toBeLessThan(3500)
}
