import { expect } from '@playwright/test'
import { figureOf, openLesson } from '../docsPages.ts'
import { test } from '../site.ts'

test('a pair keeps both frames where its sides differ, until one goes on, and starts again', async ({
  page,
}) => {
  await openLesson(page, 'why-a-query')
  const pair = figureOf(page, 'A race of two answers')
  await pair.scrollIntoViewIfNeeded()
  await expect(pair.getByText('✗ Wrong')).toHaveCount(0)

  await pair.getByRole('button', { name: 'Run both' }).press('Enter')
  const time = pair.getByRole('slider', { name: 'Time' })
  await expect(time).toHaveAttribute('aria-valuetext', /By an effect: the page shows User 1\./)
  const frames = ['By an effect', 'By a query'].map((name) =>
    pair.getByRole('region', { name: `${name}: frame`, exact: true }),
  )
  const [wrong, right] = frames
  if (wrong === undefined || right === undefined) throw new Error('A pair has two sides.')
  await expect(wrong).toContainText('Posts of User 1')
  await expect(right).toContainText('Posts of User 2')
  await expect(pair.getByText('✗ Wrong')).toBeVisible()

  await time.press('Home')
  for (const frame of frames) await expect(frame).not.toContainText('You chose User 2!')
  await time.press('End')
  await expect(wrong).toContainText('✗ You chose User 2!')

  await pair.getByRole('button', { name: 'Reset' }).click()
  await expect(time).toHaveCount(0)
  await expect(pair.getByRole('region', { name: 'By an effect: live demo', exact: true })).toBeVisible()
})
