import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  choose,
  expectNoAxeViolations,
  expectReadableColours,
  expectReady,
  recordRequests,
  sites,
  test,
  turn,
} from './site.ts'

test.describe('the lab while it is closed', () => {
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
        /A healthy network\.|Jump to the latest|not by a query/.test(text),
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

test.describe('the state of the lab is in the address', () => {
  test('opening, turning a knob, going to another page, closing', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${sites.sub}basic-query`)
    await expect(page.getByText('100 posts')).toBeVisible()
    await openLab(page)
    await expect(page).toHaveURL(`${sites.sub}basic-query?lab=`)

    await show(page, 'Network')
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
    await expect(toggle(page)).toBeFocused()
    // Closed, it leaves nothing broken behind.
    await page.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 3')
    await expect(page.getByText('10 posts')).toBeVisible()
  })

  test('a link shows a failing page from its first request on', async ({ page }) => {
    await page.goto(`${sites.root}basic-query?lab=offline`)
    await expect(page.getByRole('alert')).toContainText('The server could not be reached')
    await show(page, 'Network')
    await expect(lab(page).getByRole('switch', { name: 'Offline' })).toBeChecked()
    await lab(page).getByRole('button', { name: 'Reset' }).click()
    await expect(page).toHaveURL(`${sites.root}basic-query?lab=`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('100 posts')).toBeVisible()
  })

  test('a screen does not know of the lab: Router Docs lists no parameter', async ({ page }) => {
    await page.goto(`${sites.root}router-docs`)
    await openLab(page)
    await expect(page.getByText('No query parameters')).toBeVisible()
    await page.getByRole('button', { name: 'Add Query Params' }).click()
    await expect(page).toHaveURL(`${sites.root}router-docs?filter=active&sort=name&lab=`)
    await expect(page.getByText('filter = active')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('No query parameters')).toBeVisible()
    await page.reload()
    await expect(lab(page).getByRole('tablist')).toBeVisible()
    await expect(page.getByText('No query parameters')).toBeVisible()
  })

  test('a closed lab does not come back by a link or by Back', async ({ page }) => {
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
    await show(page, 'Network')
    await expect(
      lab(page).getByText(/^What was set to fail has failed, and the next POST passes\.$/),
    ).toBeVisible()
    await lab(page).getByRole('slider', { name: 'Latency' }).fill('1')
    await expect(page).toHaveURL(`${sites.root}todo-demo?lab=latency:1000;fail:POST-1`)
  })

  test('a lab whose place does not come leaves a healthy page, says so, and comes at the next press', async ({
    page,
  }) => {
    await page.route('**/assets/LabDock-*.js', (route) => route.abort(), { times: 1 })
    await page.goto(`${sites.root}basic-query?lab=offline`)
    await expect(page.getByText(/^The lab could not be opened\./)).toBeVisible()
    await page.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 3')
    await expect(page.getByText('10 posts')).toBeVisible()
    await openLab(page)
    await expect(page.getByText(/^The lab could not be opened\./)).toHaveCount(0)
  })

  test('a lab that is closed before it has come leaves nothing broken behind', async ({ page }) => {
    await page.route('**/assets/Lab-*.js', (route) => route.abort())
    await page.goto(`${sites.root}basic-query?lab=offline`)
    await expect(lab(page).getByRole('alert')).toContainText('The lab could not be opened')
    await lab(page).getByRole('button', { name: 'Close the lab' }).click()
    await page.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 3')
    await expect(page.getByText('10 posts')).toBeVisible()
  })
})

test.describe('the time that answers take', () => {
  test.use({ latencyMs: null })

  test('is long enough to see what a screen shows meanwhile', async ({ page }) => {
    await page.goto(`${sites.root}basic-query?lab=`)
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await expect(page.getByText('100 posts')).toBeVisible()
    const row = await lab(page).getByRole('row').filter({ hasText: 'posts' }).innerText()
    // A timer may fire up to a millisecond early.
    expect(Number(/(\d+) ms/.exec(row)?.[1])).toBeGreaterThanOrEqual(599)
  })

  test('can be changed in the lab and by the address, and comes back with a reset', async ({ page }) => {
    const banner = lab(page).getByRole('tabpanel', { name: 'Network' }).getByRole('status')
    await page.goto(`${sites.root}basic-query`)
    await openLab(page)
    await expect(page).toHaveURL(`${sites.root}basic-query?lab=`)
    await show(page, 'Network')
    await expect(banner).toHaveText(/^Answers take 0\.6\s*s\.$/)

    await lab(page).getByRole('slider', { name: 'Latency' }).fill('0')
    await expect(page).toHaveURL(`${sites.root}basic-query?lab=latency:0`)
    await page.reload()
    await show(page, 'Network')
    await expect(banner).toHaveText('A healthy network.')

    await lab(page).getByRole('button', { name: 'Reset' }).click()
    await expect(banner).toHaveText(/^Answers take 0\.6\s*s\.$/)
    await expect(page).toHaveURL(`${sites.root}basic-query?lab=`)
  })
})

for (const [what, path, expected] of [
  ['a first visit', 'basic-query', ['posts mount']],
  [
    'four requests at once',
    'overview',
    ['todos mount', 'posts mount', 'posts?_start=0&_limit=10 mount', 'posts?_start=0&_limit=10 mount'],
  ],
] as const) {
  test(`the lab has recorded from the start, before it is opened: ${what}`, async ({ page }) => {
    await page.goto(sites.root + path)
    await expectReady(page)
    await openLab(page)
    const rows = lab(page).getByRole('row').filter({ hasText: /GET/ })
    const cells = await rows.evaluateAll((all) =>
      all.map((row) =>
        [1, 4].map((cell) => row.querySelectorAll('[role=cell]')[cell]?.textContent).join(' '),
      ),
    )
    expect(cells.toSorted()).toEqual([...expected].toSorted())
    await show(page, 'Cache')
    await lab(page).getByRole('button', { name: 'Table' }).click()
    await expect(
      lab(page).getByRole('cell', { name: 'fetching: asked for the first time' }).first(),
    ).toBeVisible()
    await expect(lab(page).getByText('was there before')).toHaveCount(0)
  })
}

for (const { width, height, where } of [
  { width: 1280, height: 800, where: 'beside the page' },
  { width: 375, height: 740, where: 'as a sheet' },
]) {
  test(`the lab stands ${where} at ${width} px, at one height for all tabs`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`${sites.root}basic-query?lab=`)
    await expect(page.getByText('100 posts')).toBeVisible()
    await expect(lab(page).getByRole('tab').first()).toHaveAccessibleName('Requests')
    const boxes = new Set<string>()
    for (const name of ['Requests', 'Cache', 'Network', 'Actions', 'Clock']) {
      await show(page, name)
      boxes.add(JSON.stringify(await lab(page).boundingBox()))
    }
    expect([...boxes]).toHaveLength(1)
    const box = await lab(page).boundingBox()
    const main = await page.getByRole('main').boundingBox()
    if (where === 'beside the page') {
      expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0)
      // The header keeps its width and its links, and stays above both.
      await page.evaluate(() => scrollTo(0, 600))
      const header = await page.getByRole('banner').boundingBox()
      expect(header?.y).toBe(0)
      expect(header?.height).toBe(box?.y)
      await expect(page.getByRole('link', { name: 'Register' })).toBeVisible()
    } else expect(box).toMatchObject({ x: 0, width: main?.width })
  })
}

test('at 10× of the lab’s clock 10 seconds of freshness pass in one, and the banner says so', async ({
  page,
}) => {
  await page.goto(`${sites.api}basic-query?lab=`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await lab(page).getByRole('tab', { name: 'Clock' }).click()
  await lab(page).getByRole('radio', { name: '10×' }).check()
  await expect(lab(page).getByRole('status').filter({ hasText: '10×' })).toBeVisible()
  await lab(page).getByRole('tab', { name: 'Cache' }).click()
  const lanes = lab(page).getByRole('group', { name: 'Lanes' })
  await expect(lanes.getByText('stale', { exact: true })).toBeVisible({ timeout: 5000 })
  await expect(lab(page).getByText(/Time runs 10× faster/)).toBeVisible()

  // The closed lab leaves no answer from the future behind: a return to the screen refetches.
  await lab(page).getByRole('button', { name: 'Close the lab' }).click()
  // The nav bar then has its whole width again, and no menu that folds it.
  await expect(lab(page).getByRole('tablist')).toHaveCount(0)
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }),
  ).toBeHidden()
  const requests = recordRequests(page)
  await choose(page, 'Home')
  // Before that, Back would leave the app.
  await expect(page.getByRole('heading', { level: 1, name: 'React Query Course' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => requests).toEqual(['GET posts'])
})

test('the lab names the actions of stores, whichever chunk a store is in, from before it was open', async ({
  page,
}) => {
  await page.goto(`${sites.root}zustand-demo`)
  const region = (name: string) => page.getByRole('region', { name })
  await region('4. Theme').getByRole('button', { name: 'Toggle theme' }).click()
  await region('1. Counter').getByRole('button', { name: 'Increment' }).click()
  await openLab(page)
  await show(page, 'Actions')
  for (const action of ['1: theme store toggleTheme', '2: counter store increment'])
    await expect(lab(page).getByRole('button', { name: `Go to action ${action}` })).toBeVisible()
})

test('in front of a real server the lab logs requests, and says that the network is what it is', async ({
  page,
}) => {
  await page.goto(`${sites.api}basic-query`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await openLab(page)
  await expect(lab(page).getByRole('row').filter({ hasText: 'posts' })).toContainText(['mount'])
  await show(page, 'Network')
  await expect(lab(page).getByText('This server is a real one: its network is what it is.')).toBeVisible()
})

test('the lab can be used by keyboard alone', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${sites.root}basic-query`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(lab(page).getByRole('heading', { name: 'The lab' })).toBeFocused()
  await expect(lab(page).getByRole('tablist')).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  const fold = lab(page).getByRole('button', { name: 'Fold' })
  const canFold = await fold.isVisible()
  for (let stop = canFold ? 0 : 1; stop < 3; stop += 1) await page.keyboard.press('Tab')
  await expect(lab(page).getByRole('tab', { name: 'Requests' })).toBeFocused()
  // The page behind it stays where it is.
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(lab(page).getByRole('tab', { name: 'Cache' })).toHaveAttribute('aria-selected', 'true')
  if (canFold) {
    await fold.focus()
    await page.keyboard.press('Enter')
    await expect(lab(page).getByRole('tablist')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(lab(page).getByRole('tablist')).toBeVisible()
    await page.keyboard.press('Tab')
  } else await lab(page).getByRole('button', { name: 'Close the lab' }).focus()
  await page.keyboard.press('Enter')
  await expect(toggle(page)).toBeFocused()
})

test('the lab never covers what has focus', { tag: '@phone' }, async ({ page }) => {
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
        const [box, covered] = [focused.getBoundingClientRect(), cover.getBoundingClientRect()]
        return box.top < covered.top || box.right <= covered.left
      }),
    )
  }
  expect(tops).not.toContain(false)
})

test('axe finds nothing in the lab in either theme, and it fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${sites.root}todo-demo?lab=`)
  await expect(page.getByText('200 todos')).toBeVisible()
  for (const name of ['Requests', 'Cache', 'Network', 'Actions', 'Clock']) {
    await show(page, name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectNoAxeViolations(page)
    await turn(page, 'dark')
    await expectReadableColours(page)
    await turn(page, 'light')
  }
})

function lab(page: Page) {
  return page.getByRole('complementary', { name: 'Lab' })
}

function toggle(page: Page) {
  return page.getByRole('button', { name: 'Lab', exact: true })
}

/** The button can be seen as soon as the app is awake. */
async function openLab(page: Page): Promise<void> {
  await toggle(page).click()
  await expect(lab(page).getByRole('tablist')).toBeVisible()
}

/** Chooses an instrument. */
async function show(page: Page, name: string): Promise<void> {
  await lab(page).getByRole('tab', { name }).click()
  await expect(lab(page).getByRole('tabpanel', { name })).toBeVisible()
}
