import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { figureOf, openFolds, openLesson, requestsOf, stepThrough } from '../docsPages.ts'
import { test } from '../site.ts'

test('a pair keeps both frames where its sides differ, until one goes on, and starts again', async ({
  page,
}) => {
  await openLesson(page, 'why-a-query')
  const pair = figureOf(page, 'A race of two answers')
  await pair.scrollIntoViewIfNeeded()
  await expect(pair.getByText('✗ Wrong')).toHaveCount(0)

  await pair.getByRole('button', { name: 'Run both' }).press('Enter')
  await stepThrough(pair)
  const time = pair.getByRole('slider', { name: 'Time' })
  const frames = ['In an effect', 'With a query'].map((name) =>
    pair.getByRole('region', { name: `${name}: frame`, exact: true }),
  )
  const [wrong, right] = frames
  if (wrong === undefined || right === undefined) throw new Error('A pair has two sides.')
  await expect(pair.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(wrong).toContainText('Posts of User 1')
  await expect(right).toContainText('Posts of User 2')
  await expect(pair.getByText('✗ Wrong')).toBeVisible()
  await expect(
    pair.getByText(/^Paused at \d\.\d\d s, where the two differ\. Reset makes both live again\.$/),
  ).toBeVisible()
  // Which of the two sides came last is the machine's affair: each of them is in the list.
  await pair.getByText('All moments', { exact: true }).click()
  const moments = pair.getByRole('listbox', { name: 'Moments' })
  await expect(
    moments.getByRole('option', { name: /In an effect: (?:.*, )?the page shows User 1\./ }),
  ).toBeVisible()

  await expect(requestsOf(pair).first()).toContainText('GET posts?userId=1')

  await time.press('Home')
  for (const frame of frames) await expect(frame).not.toContainText('You chose User 2!')
  await expect(requestsOf(pair).first()).not.toContainText('GET posts?userId=1')
  await time.press('End')
  await expect(wrong).toContainText('✗ You chose User 2!')
  await expect(requestsOf(pair).first()).toContainText('GET posts?userId=2 → 200')

  await pair.getByRole('button', { name: /^Reset: / }).press('Enter')
  await expect(time).toHaveCount(0)
  await expect(pair.getByRole('button', { name: 'Run both' })).toBeFocused()
  await expect(pair.getByRole('region', { name: 'In an effect: live demo', exact: true })).toBeVisible()
})

const outcomeOf = (figure: Locator): Locator => figure.getByRole('status', { name: 'With your times' })

/** Runs a pair, until it is replayed. */
async function replay(page: Page, title: string): Promise<Locator> {
  const figure = figureOf(page, title)
  await figure.scrollIntoViewIfNeeded()
  await figure.getByRole('button', { name: 'Run both', exact: true }).press('Enter')
  await stepThrough(figure)
  return figure
}

test('the end of an answer can be moved, and the world runs again', async ({ page }) => {
  await openLesson(page, 'why-a-query')
  const pair = await replay(page, 'A race of two answers')
  const end = pair.getByRole('slider', { name: 'End of posts?userId=1' })
  await expect(end).toHaveValue('2000')

  await end.click({ position: { x: 1, y: 22 } })
  await expect(end).toHaveValue('200')
  await expect(outcomeOf(pair)).toHaveText(/^Both sides show the same now\./)
  await expect(pair.getByRole('region', { name: 'In an effect: frame', exact: true })).toContainText(
    'Posts of User 2',
  )
  await expect(pair.getByText('✗ Wrong')).toHaveCount(0)

  await pair.getByRole('button', { name: 'Reset times' }).click()
  await expect(end).toHaveValue('2000')
  await expect(pair.getByText('✗ Wrong')).toBeVisible()
})

test('the times of a run can be moved by keyboard', async ({ page }) => {
  await openLesson(page, 'todo-demo')
  const figure = await replay(page, 'Two adds, and the first one fails')
  await expect(figure.getByRole('slider', { name: /^Press of / }).first()).toBeVisible()
  const end = figure.getByRole('slider', { name: 'End of POST todos', exact: true })
  const worldOfSide = () => figure.locator('[data-world]').first().getAttribute('data-world')
  const before = await worldOfSide()
  await end.press('Home')
  await expect(end).toHaveAttribute('aria-valuetext', /^after 0\.2 s, was /)
  await expect(outcomeOf(figure)).toHaveText(/^(Both sides show the same now|For .* they differ)/)
  await expect(end).toHaveValue('200')
  await expect(end).toBeFocused()
  expect(await worldOfSide()).not.toBe(before)
})

test('the line that runs at a moment is lit', async ({ page }) => {
  await openLesson(page, 'why-a-query')
  await openFolds(page)
  const pair = await replay(page, 'A race of two answers')
  const lit = pair.locator('[aria-current=step]')
  await pair.getByText('All moments', { exact: true }).click()
  // Which side came last is the machine's affair, and so is whether it came alone.
  const wrong = pair.getByRole('option', { name: /In an effect: (?:[^.]*, )?the page shows User 1/ })
  await wrong.last().click()
  await expect(lit.filter({ hasText: 'return <ShownPosts' })).not.toHaveCount(0)
})
