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
  test('begins with the course in order, each lesson with its number and what one learns, and folds the rest', async ({
    page,
  }) => {
    await open(page, lesson('basic-query'))
    const links = sidebar(page).getByRole('link').filter({ hasNotText: 'Skip to content' })
    await expect(links.first()).toHaveText('Welcome')
    await expect(links.filter({ hasText: /^\d/ })).toHaveText(lessons.map(({ title }) => numbered(title)))
    await expect(links.last()).toHaveText('Not in this course')
    await expect(sidebar(page).getByRole('button', { name: 'Expand', exact: true })).toHaveText('Components')
    await expect(buttons(page)).toHaveText(['Search', 'Network', 'System theme', 'Medium text'])
    // Nothing asks a server there.
    await entry(page, numbered('Zustand Demo')).click()
    await expect(heading(page)).toHaveText('Keep state for the whole app')
    await expect(buttons(page)).toHaveText(['Search', 'System theme', 'Medium text'])
  })

  test('opens a lesson with a click, and Welcome with the name of the course', async ({ page }) => {
    await open(page, 'docs/course-welcome--welcome')
    const brand = page.getByRole('link', { name: 'React Query Course' })
    await entry(page, numbered('Todo Demo')).click()
    await expect(heading(page)).toHaveText('Change data on a server')
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

test.describe('the toolbar', () => {
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
    await preview(page).getByRole('link', { name: 'Keep state in the address' }).last().click()
    await expect(heading(page)).toHaveText('Keep state in the address')
    await expectTheme(page, 'dark')
  })
})

test('at a phone’s foot stand the lesson’s name and links to the lessons beside it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await open(page, lesson('basic-query'))
  const foot = page.getByRole('navigation', { name: 'The lessons beside this one' })
  await expect(page.getByRole('button', { name: 'Open navigation menu' })).toHaveText(/^\s*2 Show a list\s*$/)
  await foot.getByRole('link', { name: 'Next: Show several queries' }).click()
  await expect(heading(page)).toContainText('Show several queries')
  await foot.getByRole('link', { name: 'Previous: Show a list' }).click()
  await expect(heading(page)).toContainText('Show a list')
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(foot).toBeHidden()
})
