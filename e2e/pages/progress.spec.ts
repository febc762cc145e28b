import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { practiceIds } from '#syllabus/practiceList.ts'
import { PROGRESS_KEY } from '#progress/progressKey.ts'
import { pageIds } from '#course/links/pageIds.ts'
import { answer, predictionOf } from '../predictions.ts'
import { numbered, sites, test } from '../site.ts'

const all = practiceIds().predictions.length
const basicQuery = 'course-basic-query--lesson'
const alone = (id: string) => `${sites.root}storybook/iframe.html?viewMode=docs&id=${id}&globals=theme:light`

/** Says something, runs the demo, and waits for what it measures. */
async function predictOn(page: Page): Promise<void> {
  const figure = predictionOf(page, 'User 1, User 2, User 1')
  await answer(figure, '2')
  await expect(figure.getByText('Right. You said 2.')).toBeVisible()
}

const progressOf = (page: Page) => page.getByRole('region', { name: 'Your progress' })

test('what is done on a page shows there, on Welcome, in another tab, and in the app', async ({
  page,
  context,
}) => {
  const [welcome, app] = [await context.newPage(), await context.newPage()]
  await welcome.goto(alone(pageIds.welcome))
  await app.goto(sites.root)
  await expect(progressOf(welcome)).toContainText(`0 of ${all} predictions`)
  await expect(app.getByText(`0 of ${all} predictions`)).toBeVisible()

  await page.goto(alone(basicQuery))
  await predictOn(page)
  const ofLesson = practiceIds('basic-query').predictions.length
  await expect(page.locator('main > header')).toContainText(`1 of ${ofLesson} predictions`)
  await expect(progressOf(welcome)).toContainText(`1 of ${all} predictions`)
  await expect(welcome.getByRole('link', { name: 'Continue where you were: Show a list' })).toBeVisible()
  await expect(app.getByText(`1 of ${all} predictions`)).toBeVisible()
  await expect(
    app.getByRole('listitem').filter({ hasText: 'Basic Query' }).getByText('Begun', { exact: true }),
  ).toBeVisible()
  await expect(app.getByRole('link', { name: 'Continue where you were: Show a list' })).toHaveAttribute(
    'href',
    /\/docs\/course-basic-query--lesson$/,
  )

  await page.reload()
  await expect(page.locator('main > header')).toContainText(`1 of ${ofLesson} predictions`)
})

test('a lesson is read when its end has been on the screen', async ({ page }) => {
  await page.goto(`${sites.root}storybook/?path=/docs/${basicQuery}`)
  const entry = page
    .getByRole('navigation', { name: 'Stories' })
    .getByRole('link', { name: numbered('Basic Query') })
  await expect(entry).toBeVisible()
  await expect(entry.getByRole('img', { name: /done/ })).toHaveCount(0)
  const docs = page.frameLocator('#storybook-preview-iframe')
  await expect(docs.locator('main > header')).not.toContainText('✓ Read')
  await docs.getByRole('navigation', { name: 'Lessons' }).scrollIntoViewIfNeeded()
  await expect(docs.locator('main > header')).toContainText('✓ Read')
  const { length } = [...practiceIds('basic-query').exercises, ...practiceIds('basic-query').predictions]
  await expect(entry.getByRole('img', { name: `1 of ${length + 1} done` })).toBeVisible()
})

test('a tick and the badge of a solved exercise are there after a reload, until the progress is reset', async ({
  page,
}) => {
  const blocks = alone('components-for-authors-lesson-blocks--how-to-use-them')
  const demo = page.getByRole('figure', { name: 'A page of posts', exact: true })
  const tick = demo.getByRole('listitem').filter({ hasText: 'Done: Press Ask again' })
  const card = page.locator('#exercise-the-lie')
  const badge = card.getByText('✓ Solved', { exact: true })
  await page.addInitScript(
    ([key, id]) => {
      if (sessionStorage.getItem('seeded') !== null) return
      sessionStorage.setItem('seeded', '')
      localStorage.setItem(key ?? '', JSON.stringify({ solved: [id] }))
    },
    [PROGRESS_KEY, 'basic-query/the-lie'],
  )
  await page.goto(alone(basicQuery))
  await expect(badge).toBeVisible()
  await page.goto(blocks)
  await demo.getByRole('button', { name: 'Ask again' }).click()
  await expect(tick).toBeVisible()
  await page.reload()
  await expect(tick).toBeVisible()

  await page.goto(alone(pageIds.welcome))
  await progressOf(page).getByRole('button', { name: 'Reset', exact: true }).click()
  await progressOf(page).getByRole('button', { name: 'Forget it' }).click()
  await page.goto(blocks)
  await expect(demo.getByText('10 posts')).toBeVisible()
  await expect(tick).toHaveCount(0)
  await page.goto(alone(basicQuery))
  await expect(card).toContainText('Not started')
  await expect(badge).toHaveCount(0)
})

test('a file of progress brings code along', async ({ page }) => {
  const editor = page.locator('main').getByRole('textbox', { name: 'Your answer' })
  const theLie = alone('components-exercises-basic-query-the-lie--docs')
  const box = progressOf(page)
  await page.goto(theLie)
  await editor.press('ControlOrMeta+Home')
  await page.keyboard.insertText('// mine\n')
  await expect(editor).toContainText('// mine')
  await page.goto(alone(pageIds.welcome))
  const download = page.waitForEvent('download')
  await box.getByRole('button', { name: 'Export' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain('// mine')

  await page.evaluate(() => localStorage.clear())
  await page.goto(alone(pageIds.welcome))
  const chooser = page.waitForEvent('filechooser')
  await box.getByRole('button', { name: 'Import' }).click()
  await (await chooser).setFiles(file)
  await expect(box.getByRole('status')).toContainText('Imported')
  await page.goto(theLie)
  await expect(editor).toContainText('// mine')
})
