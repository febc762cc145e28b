import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { figureOf, openDocsPage, openLesson } from './docsPages.ts'
import { sites, test } from './site.ts'
import { drag, phone, runBoth } from './touch.ts'

test.use(phone)

const EXERCISE = 'components-exercises-basic-query-the-missing-key--docs'
const lab = (page: Page): Locator => page.getByRole('complementary', { name: 'Lab' })
const scrollOf = (page: Page) => page.evaluate(() => scrollY)

/** Where on the axis the playhead is, from 0 to 1. */
const placeOf = (time: Locator) =>
  time.evaluate(({ value, min, max }: HTMLInputElement) => (+value - +min) / (+max - +min))

test.describe('by touch alone', { tag: '@chromium:touch' }, () => {
  test('a drag along the axis moves the playhead, and one across it scrolls the page', async ({ page }) => {
    const time = (await runBoth(page)).getByRole('slider', { name: 'Time' })
    expect(await placeOf(time)).toBeGreaterThan(0.3)
    await time.evaluate((slider) => slider.scrollIntoView({ block: 'center' }))
    const before = await scrollOf(page)
    await drag(time, { x: -120 })
    await expect.poll(() => placeOf(time)).toBeLessThan(0.2)
    expect(await scrollOf(page)).toBe(before)

    const place = await placeOf(time)
    await drag(time, { y: -200 })
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(before + 100)
    expect(await placeOf(time)).toBe(place)
  })

  test('a drag along a lane moves its time, and one across it scrolls the page', async ({ page }) => {
    const pair = await runBoth(page)
    const end = pair.getByRole('slider', { name: 'End of posts?userId=1' })
    await expect(end).toHaveAttribute('aria-valuenow', '2000')
    await end.evaluate((slider) => slider.scrollIntoView({ block: 'center' }))
    const before = await scrollOf(page)
    await drag(end, { y: -200 })
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(before + 100)
    await expect(end).toHaveAttribute('aria-valuenow', '2000')

    await drag(end, { x: -300 })
    await expect(end).toHaveAttribute('aria-valuenow', '200')
    // Until it has run, the page below a finger still moves.
    const outcome = pair.getByRole('status', { name: 'With your times' })
    await expect(outcome).toHaveText(/^Both sides show the same now\./)
    await pair.getByRole('button', { name: 'Reset times' }).tap()
    await expect(end).toHaveAttribute('aria-valuenow', '2000')
  })

  test('a pair is run, stepped, moved by its code and made live again', async ({ page }) => {
    const pair = await runBoth(page)
    const time = pair.getByRole('slider', { name: 'Time' })
    const stopped = await placeOf(time)
    await pair.getByRole('button', { name: 'The moment before' }).tap()
    await expect.poll(() => placeOf(time)).toBeLessThan(stopped)
    const before = await placeOf(time)
    await pair.getByText(/^What differs/).tap()
    await pair
      .getByRole('button', { name: /^Runs at 0\.00 s/ })
      .first()
      .tap()
    await expect.poll(() => placeOf(time)).toBeLessThan(before)
    await expect(time).toHaveAttribute('aria-valuetext', /^0\.\d\d s/)
    await pair.getByRole('button', { name: 'Reset' }).tap()
    await expect(time).toHaveCount(0)
    const side = pair.getByRole('region', { name: 'By a query: live demo', exact: true })
    await side.getByRole('button', { name: 'User 2' }).tap()
    await expect(side.getByText('Posts of User 2')).toBeVisible()
  })

  test('an exercise is written and run', async ({ page }) => {
    await openDocsPage(page, EXERCISE)
    await page.getByRole('button', { name: 'Code', exact: true }).tap()
    const editor = page.getByRole('textbox', { name: 'Your answer' })
    await editor.locator('.cm-line').first().tap()
    await expect(editor).toBeFocused()
    await page.keyboard.type('// Typed by touch. ')
    await expect(editor).toContainText('// Typed by touch. ')
    await page.getByRole('button', { name: 'Run', exact: true }).tap()
    await expect(page.getByText('Shown: your code')).toBeVisible()
  })

  test('the lab of the app and of a demo opens, and its tabs and switches are used', async ({ page }) => {
    await page.goto(`${sites.root}basic-query`)
    await expect(page.getByText('100 posts')).toBeVisible()
    await page.getByRole('button', { name: 'Lab', exact: true }).tap()
    for (const name of ['Cache', 'Actions', 'Clock', 'Network']) {
      await lab(page).getByRole('tab', { name }).tap()
      await expect(lab(page).getByRole('tabpanel', { name })).toBeVisible()
    }
    await lab(page).getByRole('switch', { name: 'Offline' }).tap()
    await expect(page).toHaveURL(/lab=offline$/)

    await openLesson(page, 'basic-query')
    await page.getByRole('button', { name: 'Lab: Posts, filtered by user' }).tap()
    await page.getByRole('tab', { name: 'Cache' }).tap()
    await expect(page.getByRole('tab', { name: 'Cache' })).toHaveAttribute('aria-selected', 'true')
  })

  test('the search opens, and a result leads to its place', async ({ page }) => {
    await page.goto(`${sites.sub}storybook/?path=/docs/course-basic-query--lesson`)
    await page
      .getByRole('region', { name: 'Toolbar' })
      .getByRole('button', { name: /^Search/ })
      .tap()
    const dialog = page.getByRole('dialog', { name: 'Search the lessons' })
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('cancelQueries')
    await dialog.getByRole('link', { name: 'cancelQueries ends that fetch.' }).tap()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/course-todo-demo--lesson#an-add-while-the-list-is-on-its-way$/)
  })

  test('a press elsewhere closes the menu of the app, and that of a demo', async ({ page }) => {
    await page.goto(`${sites.root}basic-query`)
    const nav = page.getByRole('navigation', { name: 'Main' })
    for (const isOpen of [true, false]) {
      await (isOpen ? nav.getByRole('button', { name: 'Menu' }) : page.getByText('100 posts')).tap()
      await expect(nav.getByRole('link', { name: 'Home' })).toBeVisible({ visible: isOpen })
    }
    await openLesson(page, 'basic-query')
    const demo = figureOf(page, 'Posts, filtered by user')
    for (const isOpen of [true, false]) {
      await (
        isOpen ? demo.getByRole('button', { name: /^More: / }) : page.getByRole('heading', { level: 1 })
      ).tap()
      await expect(demo.getByRole('group', { name: /^More: / })).toBeVisible({ visible: isOpen })
    }
  })
})
