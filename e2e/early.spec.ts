import { expect } from '@playwright/test'
import { address, boxes, drawnLinks, expectAlive, openWithoutScripts, preview, stories } from './early.ts'
import { loudTest, test } from './site.ts'

test('before any script has come, the frame shows its sidebar and the lesson, where they stand later', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, address('todo-demo'))
  await expect(drawnLinks(page).and(page.locator('[aria-current]'))).toHaveText(/Change what a server has/)
  await expect(page).toHaveTitle('Todo Demo · React Query Course')
  const drawn = await boxes(drawnLinks(page))
  const place = await page.locator('#storybook-preview-iframe').boundingBox()
  await letCome()
  const real = await boxes(stories(page).locator('.sidebar-item > a:first-child'))
  expect(drawn).toEqual(real.slice(0, drawn.length))
  expect(await page.locator('#storybook-preview-iframe').boundingBox()).toEqual(place)
})

test('what a reader has unfolded, focused and scrolled to stays when the page comes alive, in the same document', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, address('infinite-query'))
  const fold = preview(page).getByText('Go deeper: share page entries through the cache')
  await fold.click()
  const seen = () =>
    fold.evaluate((text) => [performance.timeOrigin, Math.round(text.getBoundingClientRect().y)])
  const before = await seen()
  await letCome()
  await expectAlive(fold)
  await expect(fold).toBeFocused()
  await expect(preview(page).locator('details[open]')).toHaveCount(1)
  expect(await seen()).toEqual(before)
})

test('the first demo of a lesson is drawn as it starts, and stands there without a gap when it is live', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, address('basic-query'))
  const demo = preview(page).getByRole('region', { name: 'Posts, filtered by user: live demo' })
  await expect(demo.getByText('Loading...')).toBeVisible()
  const next = preview(page).getByRole('heading', { name: 'A key and a function' })
  const before = await next.boundingBox()
  await demo.evaluate(markWhenEmpty)
  await letCome()
  await expect(demo.getByText('100 posts')).toBeVisible()
  await expect(demo.getByText('Loading...')).toHaveCount(0)
  await expect(demo).not.toHaveAttribute('data-was-empty')
  expect(await next.boundingBox()).toEqual(before)
})

test('a lesson has all of its text where its window is never painted', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.requestAnimationFrame = () => 0
  })
  await openWithoutScripts(page, address('infinite-query'))
  await expect(preview(page).getByText('Go deeper: share page entries through the cache')).toBeVisible()
})

test('a page that is loaded again shows what a reader was reading', async ({ page }) => {
  await page.goto(address('infinite-query'))
  await expect(page.locator('#drawn-frame')).toHaveCount(0)
  const heading = preview(page).getByRole('heading', { level: 2 }).last()
  await heading.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.reload()
  await expect(heading).toBeInViewport()
  await expect(page.locator('#drawn-frame')).toHaveCount(0)
  await expectAlive(heading)
  await expect(heading).toBeInViewport()
})

test('the drawn bar offers a network only where the page has demos that ask a server', async ({ page }) => {
  await openWithoutScripts(page, address('zustand-demo'))
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Network' })).toBeHidden()
})

for (const demo of ['Posts, filtered by user', 'A server that answers'])
  test(`a button that is pressed before it can do anything does it then: the lab of “${demo}”`, async ({
    page,
  }) => {
    const letCome = await openWithoutScripts(page, address('basic-query'))
    await preview(page)
      .getByRole('button', { name: `Lab: ${demo}` })
      .click()
    await letCome()
    await expect(preview(page).getByRole('tab', { name: 'Requests' })).toBeVisible()
  })

test('a lesson answers below its first demo, too, while the scripts of the frame do not come', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, address('basic-query'), /\/sb-manager\/.*\.js$/)
  await expect(preview(page).getByText('100 posts')).toBeVisible()
  const lab = preview(page)
    .getByRole('button', { name: /^Lab: / })
    .nth(1)
  await lab.press('Enter')
  await expect(lab).toHaveAttribute('aria-expanded', 'true')
  await letCome()
})

test('a search that is asked for before it can be opened opens then', async ({ page }) => {
  const letCome = await openWithoutScripts(page, address('basic-query'))
  await page.getByRole('button', { name: 'Search' }).click()
  await letCome()
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible()
})

test('a link of the drawn sidebar leads to its lesson', async ({ page }) => {
  await openWithoutScripts(page, address('basic-query'))
  await drawnLinks(page).filter({ hasText: 'Pagination' }).click()
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Turn pages Pagination')
})

test('an address with a part of a lesson shows it before any script has come', async ({ page }) => {
  const letCome = await openWithoutScripts(page, `${address('basic-query')}#make-failure-an-error`)
  const part = preview(page).getByRole('heading', { name: 'Make failure an error' })
  await expect(part).toBeInViewport()
  await letCome()
  await expectAlive(part)
  await expect(part).toBeInViewport()
})

test('an address whose part cannot be decoded shows the lesson from its top, and that comes alive', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, `${address('basic-query')}#%zz`)
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeInViewport()
  await letCome()
  await preview(page).getByRole('button', { name: 'Lab: Posts, filtered by user' }).click()
  await expect(preview(page).getByRole('tab', { name: 'Requests' })).toBeVisible()
})

// Storybook writes to the console what it shows.
loudTest('what is wrong with a page is shown, and its drawing goes', async ({ page }) => {
  await page.route(/\/assets\/BasicQuery-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const thrown = '(() => { throw new Error("This page is broken.") })()'
    await route.fulfill({ response, body: code.replace(/(["'`])A key and a function\1/, thrown) })
  })
  const letCome = await openWithoutScripts(page, address('basic-query'))
  await letCome()
  await expect(preview(page).getByText('This page is broken.').first()).toBeVisible()
  await expect(preview(page).getByRole('heading', { name: 'A key and a function' })).toBeHidden()
  await expect(stories(page)).toBeVisible()
})

test('without a drawing a lesson comes as it always did', async ({ page }) => {
  await page.route('**/drawings/**', (route) => route.fulfill({ status: 204 }))
  await page.goto(address('basic-query'))
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Show a list Basic Query')
  await expect(stories(page)).toBeVisible()
})

test('a lesson does not wait for a drawing that does not come', async ({ page }) => {
  await page.route('**/drawings/**', () => undefined)
  await page.goto(address('basic-query'))
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Show a list Basic Query')
  await expect(stories(page)).toBeVisible()
})

test('on a slow line the font comes after the text', { tag: '@chromium:CDP' }, async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const line = { latency: 200, downloadThroughput: 200_000, uploadThroughput: 200_000 }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await page.goto(address('basic-query'), { waitUntil: 'commit' })
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
  const fontCameLater = () =>
    page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const [text, font] = ['/drawings/', '.woff2'].map((part) =>
        resources.find(({ name }) => name.includes(part)),
      )
      return text && font && font.startTime >= text.responseEnd
    })
  await expect.poll(fontCameLater).toBe(true)
})

test.describe('on a phone in the dark', { tag: '@chromium:colour-scheme' }, () => {
  test.use({ viewport: { width: 375, height: 740 }, colorScheme: 'dark' })

  test('the drawn frame has the theme, and its foot says where one is', async ({ page }) => {
    const letCome = await openWithoutScripts(page, address('basic-query'))
    const foot = page.getByRole('button', { name: 'Open navigation menu' })
    await expect(foot).toHaveText('2 Show a list')
    const ground = preview(page).locator('.sbdocs-wrapper')
    await expect(ground).toHaveCSS('background-color', 'rgb(33, 37, 41)')
    const drawn = await boxes(foot)
    await letCome()
    const real = await boxes(foot)
    expect(real.map(({ box }) => box)).toEqual(drawn.map(({ box }) => box))
    await expectAlive(preview(page).getByRole('heading', { level: 1 }))
    await expect(ground).toHaveCSS('background-color', 'rgb(33, 37, 41)')
  })
})

/** Runs in the page: looks in every frame whether an element shows anything. */
function markWhenEmpty(element: HTMLElement): void {
  const look = () => {
    if (element.innerText.trim() === '') element.dataset['wasEmpty'] = ''
    requestAnimationFrame(look)
  }
  look()
}
