import { expect } from '@playwright/test'
import { openDocsPage, openFolds, seeEveryDemo } from './docsPages.ts'
import { sites, test } from './site.ts'
import { phone, runBoth, smallTargets } from './touch.ts'

test.use(phone)

test.describe(
  'a finger has 24 px for each control, and 44 px for the main ones',
  { tag: '@chromium:touch' },
  () => {
    test('on Welcome', async ({ page }) => {
      await openDocsPage(page, 'course-welcome--welcome')
      await seeEveryDemo(page)
      expect(await smallTargets(page)).toEqual([])
    })

    for (const id of ['course-the-lab--lab', 'course-skills--skills'])
      test(`on the page ${id}, whose tables hold links`, async ({ page }) => {
        await openDocsPage(page, id)
        expect(await smallTargets(page)).toEqual([])
      })

    test('in a lesson with a pair that is replayed', async ({ page }) => {
      await runBoth(page)
      await openFolds(page)
      expect(await smallTargets(page)).toEqual([])
    })

    test('on each part of an exercise', async ({ page }) => {
      await openDocsPage(page, 'components-exercises-basic-query-the-missing-key--docs')
      for (const part of ['Task', 'Code', 'Result']) {
        await page.getByRole('button', { name: part, exact: true }).tap()
        await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible()
        expect(await smallTargets(page)).toEqual([])
      }
    })

    for (const path of ['', 'todo-demo'])
      test(`in the app at /${path}`, async ({ page }) => {
        await page.goto(sites.root + path)
        await page.getByRole('button', { name: 'Menu' }).tap()
        await expect(page.getByRole('link', { name: 'Register' })).toBeVisible()
        expect(await smallTargets(page)).toEqual([])
      })

    test('in the lab', async ({ page }) => {
      await page.goto(`${sites.root}basic-query?lab=`)
      for (const name of ['Requests', 'Cache', 'Network', 'Actions', 'Clock']) {
        await page.getByRole('tab', { name }).tap()
        await expect(page.getByRole('tabpanel', { name })).toBeVisible()
        expect(await smallTargets(page)).toEqual([])
      }
    })

    test('in the frame of the catalogue, and in its menu', async ({ page }) => {
      await page.goto(`${sites.sub}storybook/?path=/docs/course-basic-query--lesson`)
      await expect(page.locator('#drawn-frame')).toHaveCount(0)
      expect(await smallTargets(page)).toEqual([])
      await page.getByRole('button', { name: 'Open navigation menu' }).tap()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Glossary' })).toBeVisible()
      expect(await smallTargets(page)).toEqual([])
    })
  },
)
