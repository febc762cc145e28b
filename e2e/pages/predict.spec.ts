import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { openLesson, requestsOf, rulesForOnePage, stageOf, stepThrough } from '../docsPages.ts'
import { answer, choicesOf, predictionOf, verdictOf } from '../predictions.ts'
import { expectNoAxeViolations, test } from '../site.ts'

const threeUsers = 'User 1, User 2, User 1'

const press = (figure: Locator, name: string) => figure.getByRole('button', { name, exact: true }).click()

test('one press answers a prediction and runs it, and then comes what was measured', async ({ page }) => {
  await openLesson(page, 'basic-query')
  const figure = predictionOf(page, threeUsers)
  const [choices, verdict] = [choicesOf(figure), verdictOf(figure)]
  await expect(choices).toHaveText(['1', '2', '3'])
  await expect(stageOf(figure)).toBeHidden()
  await choices.first().focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'End']) await page.keyboard.press(key)
  await expect(verdict).toHaveText('')
  await expect(choices.and(figure.locator('[aria-pressed=true]'))).toHaveCount(0)

  await choices.nth(2).press('Enter')
  await expect(choices.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(stageOf(figure)).toBeVisible()
  await expect(verdict).toContainText('✗ You said 3. The log says 2. Each user has a separate entry')
  await expect(stageOf(figure)).toContainText('10 posts')
  await expect(requestsOf(figure)).toContainText('3 requests')
  // The run has used a field of the demo.
  await expect(choices.nth(2)).toBeFocused()
  // What is said is said: the other choices are disabled.
  await choices.first().click({ force: true })
  await expect(verdict).toContainText('You said 3.')

  await stepThrough(figure)
  await figure.getByRole('slider', { name: 'Time' }).press('Home')
  const frame = figure.getByRole('region', { name: `${threeUsers}: frame`, exact: true })
  await expect(frame.getByText('The page shows User 1: 10 posts.')).toHaveCount(0)
  await figure.getByText('Step through this run', { exact: true }).click()
  await expect(frame).toHaveCount(0)
  await expect(stageOf(figure)).toContainText('10 posts')

  await page.reload()
  await expect(verdict).toContainText('You said 3. The log says 2.')
  await expect(choices.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await press(figure, 'Try again')
  await expect(verdict).toHaveText('')
  await expect(choices.first()).toBeFocused()
  await answer(figure, '2')
  await expect(verdict).toContainText('✓ Right. You said 2.')
  await press(figure, 'Try again')
  await expect(stageOf(figure)).toBeHidden()
})

test('what was predicted stands at the end of the page, once it is told', async ({ page }) => {
  await openLesson(page, 'basic-query')
  const [figure, predicted] = [
    predictionOf(page, threeUsers),
    page.getByRole('region', { name: 'What you predicted' }),
  ]
  await answer(figure, '3')
  await expect(predicted.getByRole('listitem')).toHaveText([
    `${threeUsers}✗ Not right. You said 3. The log says 2.`,
  ])
  await press(figure, 'Try again')
  await expect(predicted).toHaveCount(0)
  await answer(figure, '2')
  await page.reload()
  await expect(predicted).toContainText('✓ Right. You said 2. At first you said 3.')
  await expectNoAxeViolations(page)
})

test('a prediction measures the network that the toolbar has turned', async ({ page }) => {
  await openLesson(page, 'basic-query', 'theme:light;network:failing')
  const figure = predictionOf(page, threeUsers)
  await answer(figure, '2')
  await expect(verdictOf(figure)).toContainText(
    'You said 2. The log says 3. An entry without data cannot be fresh',
  )
})

test('a prediction from an earlier lesson is asked again once that was begun, and kept for itself', async ({
  page,
}) => {
  await openLesson(page, 'pagination')
  await expect(page.locator('main > h2').last()).toBeAttached()
  await expect(page.getByText(threeUsers)).toHaveCount(0)
  await openLesson(page, 'basic-query')
  await answer(predictionOf(page, threeUsers), '1')
  for (const theme of ['light', 'dark']) {
    await openLesson(page, 'pagination', `theme:${theme}`)
    await page.getByText(`Do you still know, from “Show a list”: ${threeUsers}`).click()
    const figure = predictionOf(page, threeUsers)
    if (theme === 'light') await answer(figure, '2')
    else {
      await press(figure, 'Try again')
      await answer(figure, '2')
    }
    await expect(verdictOf(figure)).toContainText('Right. You said 2.')
    await expect(requestsOf(figure)).toBeVisible()
    await expectNoAxeViolations(page, rulesForOnePage)
  }
})
