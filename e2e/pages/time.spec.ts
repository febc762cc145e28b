import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { figureOf, openFolds, openLesson, requestsOf, startCheck } from '../docsPages.ts'
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
  const frames = ['By an effect', 'By a query'].map((name) =>
    pair.getByRole('region', { name: `${name}: frame`, exact: true }),
  )
  const [wrong, right] = frames
  if (wrong === undefined || right === undefined) throw new Error('A pair has two sides.')
  await expect(pair.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(wrong).toContainText('Posts of User 1')
  await expect(right).toContainText('Posts of User 2')
  await expect(pair.getByText('✗ Wrong')).toBeVisible()
  await expect(
    pair.getByText(
      /^A picture at \d\.\d\d s of the run, where the sides differ\. Play shows it from its start\. Reset makes both live again\.$/,
    ),
  ).toBeVisible()
  // Which of the two sides came last is the machine's affair: each of them is in the list.
  await pair.getByText('All moments', { exact: true }).click()
  const moments = pair.getByRole('listbox', { name: 'Moments' })
  await expect(
    moments.getByRole('option', { name: /By an effect: (?:.*, )?the page shows User 1\./ }),
  ).toBeVisible()

  await time.press('Home')
  for (const frame of frames) await expect(frame).not.toContainText('You chose User 2!')
  await expect(requestsOf(pair).first()).toContainText('GET posts?userId=3 → under way')
  await time.press('End')
  await expect(wrong).toContainText('✗ You chose User 2!')
  await expect(requestsOf(pair).first()).toContainText('GET posts?userId=2 → 200')

  await pair.getByRole('button', { name: 'Reset' }).click()
  await expect(time).toHaveCount(0)
  await expect(pair.getByRole('region', { name: 'By an effect: live demo', exact: true })).toBeVisible()
})

const outcomeOf = (figure: Locator): Locator => figure.getByRole('status', { name: 'With your times' })

/** Runs what a figure shows, until it is replayed. */
async function replay(page: Page, title: string): Promise<Locator> {
  const figure = figureOf(page, title)
  await figure.scrollIntoViewIfNeeded()
  const runBoth = figure.getByRole('button', { name: 'Run both', exact: true })
  if ((await runBoth.count()) > 0) await runBoth.press('Enter')
  else await startCheck(figure)
  await expect(figure.getByRole('slider', { name: 'Time' })).toBeVisible()
  return figure
}

test('the time axis is asked for while the checks run', async ({ page }) => {
  await openLesson(page, 'why-a-query')
  await page.evaluate(noteEndOfChecks)
  await replay(page, 'A race of two answers')
  const [asked, ended] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/TimeAxis-'))?.startTime,
    Number(document.documentElement.dataset['ended']),
  ])
  expect(asked).toBeLessThan(ended ?? 0)
})

/** Notes when the checks have ended, by the clock that has noted when a file was asked for. Runs in the page. */
function noteEndOfChecks(): void {
  performance.setResourceTimingBufferSize(10_000)
  const observer = new MutationObserver(() => {
    if (!document.body.textContent.includes('✗ Wrong')) return
    observer.disconnect()
    document.documentElement.dataset['ended'] = `${performance.now()}`
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}

test('the end of an answer can be dragged, and the world runs again', async ({ page }) => {
  await openLesson(page, 'why-a-query')
  const pair = await replay(page, 'A race of two answers')
  const end = pair.getByRole('slider', { name: 'End of posts?userId=1' })
  await expect(end).toHaveAttribute('aria-valuenow', '2000')

  await end.hover()
  const box = await end.boundingBox()
  if (box === null) throw new Error('A handle is on the screen.')
  await page.mouse.down()
  await page.mouse.move(0, box.y, { steps: 5 })
  await page.mouse.up()
  await expect(end).toHaveAttribute('aria-valuenow', '200')
  await expect(outcomeOf(pair)).toHaveText(/^Both sides show the same now\./)
  await expect(pair.getByRole('region', { name: 'By an effect: frame', exact: true })).toContainText(
    '✓ You chose User 2.',
  )
  await expect(pair.getByText('✗ Wrong')).toHaveCount(0)

  await pair.getByRole('button', { name: 'Reset times' }).click()
  await expect(end).toHaveAttribute('aria-valuenow', '2000')
  await expect(pair.getByText('✗ Wrong')).toBeVisible()
})

const instruments = [
  ['why-a-query', 'A race of two answers', 'End of posts?userId=1'],
  ['pagination', 'Turning pages on a slow network', 'End of posts?_start=10&_limit=10'],
  ['todo-demo', 'Two adds, and the first one fails', 'End of POST todos'],
  ['todo-demo', 'An add while the list is refetching', 'End of todos'],
  ['todo-demo', 'Two adds, and both answers are slow', 'End of POST todos'],
  ['when-may-it-ask', 'A post, then its author’s posts', 'End of posts/12'],
  ['pagination', 'Prefetch on hover and focus', 'End of posts?_start=10&_limit=10'],
] as const

for (const [slug, title, name] of instruments)
  test(`“${title}” is an instrument: its times can be moved by keyboard`, async ({ page }) => {
    await openLesson(page, slug)
    await openFolds(page)
    const figure = await replay(page, title)
    await expect(figure.getByRole('slider', { name: /^Press of / }).first()).toBeVisible()
    const end = figure.getByRole('slider', { name, exact: true })
    const before = await figure.locator('[data-world]').first().getAttribute('data-world')
    await end.press('Home')
    await expect(end).toHaveAttribute('aria-valuetext', /^answered after 0\.2 seconds, in the lesson /)
    await expect(outcomeOf(figure)).toHaveText(
      /^(Both sides show the same now|For .* they differ|This is what)/,
    )
    await expect(end).toHaveAttribute('aria-valuenow', '200')
    await expect(end).toBeFocused()
    expect(await figure.locator('[data-world]').first().getAttribute('data-world')).not.toBe(before)
  })

test('the line that runs at a moment is lit', async ({ page }) => {
  await openLesson(page, 'why-a-query')
  await openFolds(page)
  const pair = await replay(page, 'A race of two answers')
  const lit = pair.locator('[aria-current=step]')
  await pair.getByText('All moments', { exact: true }).click()
  // Which side came last is the machine's affair, and so is whether it came alone.
  const wrong = pair.getByRole('option', { name: /By an effect: (?:[^.]*, )?the page shows User 1/ })
  await wrong.last().click()
  await expect(lit.filter({ hasText: 'return <ShownPosts' })).not.toHaveCount(0)
})

test('a press that is moved comes when its number says', async ({ page }) => {
  await openLesson(page, 'why-a-query')
  const pair = await replay(page, 'A race of two answers')
  const second = pair.getByRole('option', { name: /^2\.[5-9]\d s .*: User 2\./ })
  await expect(second).toHaveCount(0)
  await pair.getByText('Times in ms', { exact: true }).click()
  await pair.getByRole('spinbutton', { name: 'Press of User 2' }).fill('2500')
  await expect(pair.getByRole('slider', { name: 'Press of User 2' })).toHaveAttribute(
    'aria-valuetext',
    /^at 2\.5 seconds, in the lesson \d\.\d seconds$/,
  )
  await pair.getByText('All moments', { exact: true }).click()
  await expect(second).not.toHaveCount(0)
})
