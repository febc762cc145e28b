import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { numbered, sites, test } from './site.ts'

const lesson = (slug: string): string => `docs/course-${slug}--lesson`
const failedStory = 'story/components-screens-basic-query--failed'

/** Opens a page or a story within the frame of the catalogue, and waits for Storybook's frame in place of the drawn one. */
async function open(page: Page, path: string, globals = ''): Promise<void> {
  await page.goto(`${sites.sub}storybook/?path=/${path}${globals}`)
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('#drawn-frame')).toHaveCount(0)
}

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')
const heading = (page: Page): Locator => preview(page).getByRole('heading', { level: 1 }).first()
const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Stories' })
const toolbar = (page: Page): Locator => page.getByRole('region', { name: 'Toolbar' })
const buttons = (page: Page): Locator => toolbar(page).getByRole('button')
const entry = (page: Page, name: string | RegExp): Locator =>
  sidebar(page).getByRole('link', { name, exact: true })

test.describe('the sidebar', () => {
  test('begins with the course in order, each lesson with its number, what one learns and its screen, and folds the rest', async ({
    page,
  }) => {
    await open(page, lesson('basic-query'))
    const links = sidebar(page).getByRole('link').filter({ hasNotText: 'Skip to content' })
    await expect(links.first()).toHaveText('Welcome')
    await expect(links.filter({ hasText: /^\d/ })).toHaveText(lessons.map(({ title }) => numbered(title)))
    await expect(links.last()).toHaveText('Glossary')
    await expect(sidebar(page).getByRole('button', { name: 'Expand', exact: true })).toHaveText('Components')
  })

  test('opens a lesson with a click, and Welcome with the name of the course, which has one line', async ({
    page,
  }) => {
    await open(page, 'docs/course-welcome--welcome')
    const brand = page.getByRole('link', { name: 'React Query Course' })
    const { lines, cutOff } = await brand.evaluate((link) => {
      const text = document.createRange()
      text.selectNodeContents(link)
      return { lines: text.getClientRects().length, cutOff: link.scrollWidth - link.clientWidth }
    })
    expect(lines).toBe(1)
    expect(cutOff).toBeLessThanOrEqual(0)
    await entry(page, numbered('Todo Demo')).click()
    await expect(heading(page)).toHaveText('Change what a server has Todo Demo')
    expect(page.url()).toContain(`?path=/docs/${lessonPageId({ slug: 'todo-demo' })}`)
    await brand.click()
    await expect(heading(page)).toHaveText('React Query Course')
  })

  test('hides stories that only prove something, until its filter shows them', async ({ page }) => {
    await open(page, failedStory)
    await expect(entry(page, 'Failed')).toBeVisible()
    await expect(entry(page, 'Retries By Itself')).toHaveCount(0)
    await page.getByRole('button', { name: /filter/i }).click()
    await page.getByRole('checkbox', { name: 'tag filter: exclude proof' }).click()
    await page.keyboard.press('Escape')
    await expect(entry(page, 'Retries By Itself')).toBeVisible()
  })

  test('hides no story from its address', async ({ page }) => {
    await open(page, 'story/components-screens-basic-query--retries-by-itself')
    await expect(heading(page)).toHaveText('Basic Query')
    await expect(preview(page).getByText('100 posts')).toBeVisible()
  })
})

test('the address of a story that is gone opens the first story of its component', async ({ page }) => {
  await open(page, 'story/components-screens-pagination--turns-pages')
  await expect(heading(page)).toHaveText('Pagination')
  expect(page.url()).toContain('?path=/story/components-screens-pagination--ready')
})

test('the address of a story whose component has another name opens that one', async ({ page }) => {
  await page.goto(`${sites.sub}storybook/?path=/story/components-lessons-welcome-race--the-wrong-answer-wins`)
  await expect(page).toHaveURL(
    /\?path=\/story\/components-lessons-welcome-a-failed-refresh--the-list-is-kept/,
  )
})

test('what only developers need is there once Components is unfolded', async ({ page }) => {
  await open(page, lesson('basic-query'))
  const tools = [page.getByRole('search'), page.getByRole('switch', { name: 'Settings' })]
  for (const tool of tools) await expect(tool).toBeHidden()
  await sidebar(page).getByRole('button', { name: 'Expand', exact: true }).click()
  for (const tool of tools) await expect(tool).toBeVisible()
})

test('keys are those of the browser and of the page, but for that of the search', async ({ page }) => {
  await open(page, lesson('basic-query'))
  await expect(buttons(page).first()).toBeVisible()
  await heading(page).click()
  for (const key of ['1', 'Alt+ArrowRight', 'Alt+ArrowDown', 'Alt+t']) await page.keyboard.press(key)
  // The frame is told of keys one after the other.
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('searchbox', { name: 'Words to find' })).toBeVisible()
  expect(page.url()).toContain(lesson('basic-query'))
})

test('the page of an exercise leaves the sidebar as it was', async ({ page }) => {
  await open(page, lesson('why-a-query'))
  await preview(page).getByRole('link', { name: 'Exercise: The race' }).click()
  await preview(page).getByRole('link', { name: 'Back to the lesson Why a query?' }).click()
  await expect(heading(page)).toContainText('Why a query?')
  await expect(entry(page, numbered('Why a query?'))).toBeVisible()
  await expect(sidebar(page).getByRole('button', { name: 'Expand', exact: true })).toHaveText('Components')
  await expect(page.getByRole('search')).toBeHidden()
})

test('the page of an exercise, opened by its address, has the whole width', async ({ page }) => {
  await open(page, 'docs/components-exercises-why-a-query-the-race--docs')
  const place = await page.locator('#storybook-preview-iframe').boundingBox()
  expect(place).toMatchObject({ x: 0, width: page.viewportSize()?.width })
})

test('Back leads to the link of a lesson that led away, with its fold open', async ({ page }) => {
  await open(page, lesson('infinite-query'))
  const term = preview(page).getByRole('listitem').getByRole('link', { name: 'stale', exact: true })
  await preview(page).getByText('Go deeper: share page entries through the cache').click()
  await term.click()
  await expect(heading(page)).toHaveText('Glossary')
  await page.goBack()
  await expect(term).toBeInViewport()
  await expect(entry(page, numbered('Infinite Query'))).toBeInViewport()
})

test('an old address of a lesson leads to its page', async ({ page }) => {
  await page.goto(`${sites.sub}storybook/?path=/docs/server-state-basic-query--docs&globals=theme:dark`)
  await expect(heading(page)).toHaveText('Show a list Basic Query')
  await expect(page).toHaveURL(new RegExp(`path=/${lesson('basic-query')}&globals=theme:dark`))
  await expect(sidebar(page).locator('[data-selected=true] a').first()).toHaveText(numbered('Basic Query'))
})

test('an address of a page that cannot be one leads to Welcome', async ({ page }) => {
  for (const id of ['valueOf', '__proto__', '"><img src=x>']) {
    for (const address of ['?path=/docs/', 'iframe.html?viewMode=docs&id=', 'iframe.html?path=/story/']) {
      // The page leaves this address while it loads, and that may end the navigation first. Firefox says it otherwise.
      await page
        .goto(`${sites.sub}storybook/${address}${encodeURIComponent(id)}`, { waitUntil: 'commit' })
        .catch((error: unknown) =>
          expect(String(error)).toMatch(/net::ERR_ABORTED|interrupted by another navigation/),
        )
      const scope = address.startsWith('?') ? preview(page) : page
      await expect(scope.getByRole('heading', { level: 1 }).first()).toHaveText('React Query Course')
    }
  }
})

test.describe('the toolbar', () => {
  test('holds what a learner needs, and the network only where something asks a server', async ({ page }) => {
    await open(page, lesson('basic-query'))
    await expect(buttons(page)).toHaveText(['Search', 'Network', 'System theme', 'Medium text'])
    await entry(page, numbered('Zustand Demo')).click()
    await expect(heading(page)).toHaveText('Keep state for the whole app Zustand Demo')
    await expect(buttons(page)).toHaveText(['Search', 'System theme', 'Medium text'])
    await open(page, failedStory)
    await expect(buttons(page).filter({ hasText: /./ })).toHaveText([
      'Search',
      'Network',
      'System theme',
      'Medium text',
    ])
    // Firefox ends the requests of a page that is left, which a play that goes on would take for an answer.
    await expect(preview(page).getByRole('alert')).toContainText('The server failed to answer (500).')
    await page.goto(`${sites.sub}storybook/?path=/story/components-ui-button--primary`)
    await expect(preview(page).getByRole('button', { name: 'Add todo' })).toBeVisible()
    await expect(buttons(page).filter({ hasText: /./ })).toHaveText(['Search', 'System theme', 'Medium text'])
  })

  test('opens a story on itself: its panel is closed', async ({ page }) => {
    await open(page, failedStory)
    await expect(page.getByText('This story has no controls')).toBeHidden()
    await toolbar(page).getByRole('button', { name: 'Show addon panel' }).click()
    await expect(page.getByRole('tab', { name: /^Interactions/, selected: true })).toBeVisible()
    await expect(page.getByText('This story has no controls')).toBeHidden()
  })

  test('turns the network by keyboard, and what it says is in the address', async ({ page }) => {
    await open(page, 'story/components-screens-basic-query--ready')
    await expect(preview(page).getByText('100 posts')).toBeVisible()
    await toolbar(page).getByRole('button', { name: 'Network' }).focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Network' })
    await expect(menu.getByRole('combobox')).toHaveCount(5)
    await menu.getByRole('combobox', { name: /^Server/ }).selectOption('Failing')
    await menu.getByRole('combobox', { name: /^Latency/ }).selectOption('0.5 s')
    await page.keyboard.press('Escape')
    await expect(toolbar(page).getByRole('button', { name: 'Network' })).toHaveText(
      'Network: failing, latency 0.5 s',
    )
    await expect(page).toHaveURL(/globals=.*network:failing/)
    await expect(page).toHaveURL(/latency:500/)

    await page.reload()
    await expect(preview(page).getByRole('alert')).toContainText('The server failed to answer (500).')
    await toolbar(page).getByRole('button', { name: 'Network: failing' }).click()
    await menu.getByRole('button', { name: 'Reset' }).click()
    await expect(page).not.toHaveURL(/network:failing/)
    await expect(menu.getByRole('combobox', { name: /^Server/ })).toHaveValue('story')
  })
})

test.describe('the theme', { tag: '@chromium:colour-scheme' }, () => {
  test.use({ colorScheme: 'dark' })

  const canvas = { light: 'rgb(255, 255, 255)', dark: 'rgb(33, 37, 41)' }

  async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
    await expect(preview(page).locator('html')).toHaveAttribute('data-theme', theme)
    await expect(page.locator('body')).toHaveCSS('background-color', canvas[theme])
  }

  test('is the system’s, also when that changes, until somebody chooses', async ({ page }) => {
    await open(page, lesson('zustand-demo'))
    await expectTheme(page, 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expectTheme(page, 'light')

    await toolbar(page)
      .getByRole('button', { name: /^Theme/ })
      .click()
    await page.getByRole('option', { name: 'Dark theme' }).click()
    await expectTheme(page, 'dark')
    await expect(toolbar(page).getByRole('button', { name: 'Theme Dark theme' })).toBeFocused()
    await preview(page).getByRole('link', { name: 'Router Docs' }).last().click()
    await expect(heading(page)).toHaveText('Keep state in the address Router Docs')
    await expectTheme(page, 'dark')
  })

  test('of a story alone is the system’s, too', async ({ page }) => {
    await page.goto(`${sites.sub}storybook/iframe.html?id=components-screens-home--ready&viewMode=story`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('is there while the code of a page is on its way, and no table of an API', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${sites.sub}storybook/iframe.html?id=course-todo-demo--lesson&viewMode=docs`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('.sb-argstableBlock')).toBeHidden()
  })

  test('of an address comes first', async ({ page }) => {
    await open(page, lesson('zustand-demo'), '&globals=theme:light')
    await expectTheme(page, 'light')
  })
})

test('at a phone’s foot stand the lesson’s name and links to the lessons beside it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await open(page, lesson('basic-query'))
  const foot = page.getByRole('navigation', { name: 'The lessons beside this one' })
  await expect(page.getByRole('button', { name: 'Open navigation menu' })).toHaveText(/^\s*2 Show a list\s*$/)
  await foot.getByRole('link', { name: 'Next: Show several queries' }).click()
  await expect(heading(page)).toContainText('Overview')
  await foot.getByRole('link', { name: 'Previous: Show a list' }).click()
  await expect(heading(page)).toContainText('Basic Query')
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(foot).toBeHidden()
})

test('the address of the catalogue alone opens Welcome, which its sidebar marks and a phone’s foot names', async ({
  page,
}) => {
  await page.goto(`${sites.sub}storybook/`)
  await expect(page.locator('#drawn-frame')).toHaveCount(0)
  await expect(sidebar(page).locator('[data-selected=true]').getByRole('link').first()).toHaveText('Welcome')
  await page.setViewportSize({ width: 375, height: 740 })
  await expect(page.getByRole('button', { name: 'Open navigation menu' })).toHaveText(/^\s*Welcome\s*$/)
})

test('at a phone’s foot stand the exercise’s title and a link to its lesson', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await open(page, 'docs/components-exercises-why-a-query-the-race--docs')
  await expect(page.getByRole('button', { name: 'Open navigation menu' })).toHaveText(/^\s*The race\s*$/)
  await expect(toolbar(page)).toBeHidden()
  const back = page.getByRole('navigation', { name: 'The lesson of this exercise' }).getByRole('link')
  await expect(back).toHaveText('← Lesson')
  await back.click()
  await expect(preview(page).getByRole('link', { name: 'Exercise: The race' })).toBeInViewport()
})
