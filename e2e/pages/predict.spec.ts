import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { figureOf, openLesson, requestsOf, stageOf } from '../docsPages.ts'
import { expectNoAxeViolations, test } from '../site.ts'

const prediction = (page: Page, title: string): Locator => figureOf(page, `Predict: ${title}`)

const press = (figure: Locator, name: string) => figure.getByRole('button', { name, exact: true }).click()

async function commit(figure: Locator, answer: string): Promise<void> {
  await figure.getByRole('radio', { name: answer, exact: true }).check()
  await press(figure, 'Commit')
}

test('a prediction asks for an answer, then runs, and says what was measured', async ({ page }) => {
  await openLesson(page, 'basic-query')
  const figure = prediction(page, 'User 1, User 2, User 1')
  const [commitButton, run] = ['Commit', 'Run'].map((name) => figure.getByRole('button', { name }))
  await expect(figure.getByRole('radio')).toHaveCount(3)
  await expect(commitButton ?? figure).toBeDisabled()
  await expect(run ?? figure).toBeDisabled()

  await commit(figure, '3')
  await expect(figure.getByRole('radio', { name: '1' })).toBeDisabled()
  await expect(stageOf(figure)).toBeHidden()
  await press(figure, 'Run')
  const verdict = figure.getByRole('status').first()
  await expect(verdict).toContainText('You said 3. The log says 2. Each user is an entry')
  await expect(requestsOf(figure)).toContainText('3 requests')
  // The run has used a field of the demo.
  await expect(run ?? figure).toBeFocused()

  await page.reload()
  await expect(verdict).toContainText('You said 3. The log says 2.')
  await press(figure, 'Try again')
  await expect(verdict).toHaveText('')
  await expect(figure.getByRole('radio').first()).toBeFocused()
  await commit(figure, '2')
  await press(figure, 'Run')
  await expect(verdict).toContainText('You said 2. The log says 2.')
})

test('a prediction measures the network that the toolbar has turned', async ({ page }) => {
  await openLesson(page, 'basic-query', 'theme:light;network:failing')
  const figure = prediction(page, 'User 1, User 2, User 1')
  await commit(figure, '2')
  await press(figure, 'Run')
  await expect(figure.getByRole('status').first()).toContainText(
    'You said 2. The log says 3. An entry without data cannot be fresh',
  )
})

test('a prediction measures the network that its own lab has turned, until the lab is closed', async ({
  page,
}) => {
  await openLesson(page, 'basic-query')
  const figure = prediction(page, 'User 1, User 2, User 1')
  const verdict = figure.getByRole('status').first()
  await commit(figure, '2')
  await press(figure, 'Run')
  await expect(verdict).toContainText('You said 2. The log says 2.')

  await press(figure, 'Lab: User 1, User 2, User 1')
  await figure.getByRole('tab', { name: 'Network' }).click()
  await figure.getByRole('slider', { name: /Error rate/ }).fill('100')
  await press(figure, 'Run')
  await expect(verdict).toContainText('You said 2. The log says 3. An entry without data')

  await press(figure, 'Lab: User 1, User 2, User 1')
  await press(figure, 'Run')
  await expect(verdict).toContainText('You said 2. The log says 2.')
})

test('a prediction from an earlier lesson is asked anew, and kept for itself', async ({ page }) => {
  await openLesson(page, 'basic-query')
  await commit(prediction(page, 'User 1, User 2, User 1'), '1')
  for (const theme of ['light', 'dark']) {
    await openLesson(page, 'pagination', `theme:${theme}`)
    await page.getByText('From earlier: User 1, User 2, User 1').click()
    const figure = prediction(page, 'User 1, User 2, User 1')
    if (theme === 'light') await commit(figure, '2')
    await press(figure, 'Run')
    await expect(figure.getByRole('status').first()).toContainText('You said 2. The log says 2.')
    await expect(requestsOf(figure)).toBeVisible()
    await expectNoAxeViolations(page)
  }
})

test('demos that come onto a page leave the focus where it is', async ({ page }) => {
  await openLesson(page, 'basic-query')
  await expect(page.getByText('100 posts').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lab: Posts, filtered by user' })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})
