import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { openDocsPage } from './docsPages.ts'
import { sites, test } from './site.ts'
import { drag, phone, runBoth, smallTargets } from './touch.ts'

test.use(phone)

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

  test('a drag along a slider moves its time, and one across it scrolls the page', async ({ page }) => {
    const pair = await runBoth(page)
    const end = pair.getByRole('slider', { name: 'End of posts?userId=1' })
    await expect(end).toHaveValue('2000')
    await end.evaluate((slider) => slider.scrollIntoView({ block: 'center' }))
    const before = await scrollOf(page)
    await drag(end, { y: -200 })
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(before + 100)
    await expect(end).toHaveValue('2000')
    const outcome = pair.getByRole('status', { name: 'With your times' })
    await expect(outcome).toHaveText(/^Move the end of a request, or a press/)

    await drag(end, { x: -300 })
    await expect(end).toHaveValue('200')
    // Until it has run, the page below a finger still moves.
    await expect(outcome).toHaveText(/^Both sides show the same now\./)
    await pair.getByRole('button', { name: 'Reset times' }).tap()
    await expect(end).toHaveValue('2000')
  })

  test('a finger has room in the app, its lab, the frame of the catalogue, a replay and an exercise', async ({
    page,
  }) => {
    await page.goto(`${sites.root}basic-query?lab=`)
    for (const name of ['Requests', 'Cache', 'Network', 'Actions', 'Clock']) {
      await page.getByRole('tab', { name }).tap()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      expect.soft(await smallTargets(page), name).toEqual([])
    }
    await page.goto(`${sites.root}todo-demo`)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.getByRole('link', { name: 'Register' })).toBeVisible()
    expect.soft(await smallTargets(page), 'the app').toEqual([])

    await page.goto(`${sites.sub}storybook/?path=/docs/course-basic-query--lesson`)
    await expect(page.locator('#drawn-frame')).toHaveCount(0)
    expect.soft(await smallTargets(page), 'the frame').toEqual([])
    await page.getByRole('button', { name: 'Open navigation menu' }).tap()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Glossary' })).toBeVisible()
    expect.soft(await smallTargets(page), 'its menu').toEqual([])

    await runBoth(page)
    expect.soft(await smallTargets(page), 'a pair that is replayed').toEqual([])
    await openDocsPage(page, 'components-exercises-basic-query-the-missing-key--docs')
    for (const part of ['Task', 'Code', 'Result']) {
      await page.getByRole('button', { name: part, exact: true }).tap()
      await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible()
      expect.soft(await smallTargets(page), part).toEqual([])
    }
  })
})
