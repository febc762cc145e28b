import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test as loudTest } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { openDocsPage, worldOf } from '../docsPages.ts'
import { expectNoAxeViolations, expectReadableColours, sites, test, turn } from '../site.ts'

const EXERCISE = 'The missing key'
const TASK = /Make the list show the posts of the chosen user/
const STARTING_POINT = resolve(
  import.meta.dirname,
  '../../stories/lessons/basic-query/exercises/the-missing-key/start.tsx',
)

async function openExercise(
  page: Page,
  { of = 'basic-query-the-missing-key', furtherAddress = '' } = {},
): Promise<Locator> {
  await openDocsPage(page, `components-exercises-${of}--docs`, `theme:light${furtherAddress}`)
  const workspace = page.locator('main')
  await expect(editorIn(workspace)).toBeVisible()
  return workspace
}

const editorIn = (figure: Locator): Locator => figure.getByRole('textbox', { name: 'Your answer' })
const press = (figure: Locator, name: string) => figure.getByRole('button', { name, exact: true }).click()
const testsIn = (figure: Locator): Locator =>
  figure.getByRole('list', { name: 'Tests' }).getByRole('listitem')
const verdictIn = (figure: Locator, text: string | RegExp): Locator =>
  figure.getByRole('status').filter({ hasText: text })

/** The code in the editor. Its state has all of it: lines that are far from the window are not in the document. */
async function codeIn(figure: Locator): Promise<string> {
  return editorIn(figure).evaluate((content) => {
    const { cmTile } = content as HTMLElement & { cmTile: { view: { state: { doc: object } } } }
    return String(cmTile.view.state.doc)
  })
}

/** What is in the editor once it shows what was done: on a busy machine that comes after the press. */
const expectCode = (figure: Locator) => expect.poll(() => codeIn(figure))

/** Changes the code in the editor. */
async function write(figure: Locator, change: (code: string) => string): Promise<void> {
  const code = await codeIn(figure)
  await editorIn(figure).focus()
  await editorIn(figure).press('ControlOrMeta+a')
  // In one piece: brackets that are typed close themselves.
  await figure.page().keyboard.insertText(change(code))
}

const right = (code: string) => code.replace("['posts', 'list']", "['posts', 'list', { userId }]")
const WRONG_KEY = "['posts', 'list', 'userId']"

test('an answer that does what is asked is solved, whatever it looks like', async ({ page }) => {
  const figure = await openExercise(page)
  await expect(figure.getByText('Shown: the starting point')).toBeVisible()
  await write(figure, (code) => code.replace("['posts', 'list']", '[{ posts: userId }]'))
  await press(figure, 'Check')
  await expect(verdictIn(figure, /^Solved/)).toBeVisible()
  await expect(testsIn(figure)).toHaveText(Array.from({ length: 5 }, () => /✓/))
  await expect(figure.getByText('Shown: your code')).toBeVisible()
  await expect(figure.getByRole('button', { name: 'Check', exact: true })).toBeFocused()
  await expect(figure.getByRole('link', { name: 'Next exercise' })).toBeVisible()
})

// Storybook writes what a play throws to the console, and React what a component throws.
loudTest('a wrong answer is told what happened, and keeps the steps that it passed', async ({ page }) => {
  const figure = await openExercise(page)
  await write(figure, (code) => code.replace("['posts', 'list']", WRONG_KEY))
  await press(figure, 'Check')
  await expect(verdictIn(figure, /^Not yet.*no request has left/)).toBeVisible()
  await expect(testsIn(figure)).toHaveText([/✓/, /✗.*Tried.*User.*Showed.*100 posts/s, /○/, /○/, /○/])

  await press(figure, 'Hint 1 of 2')
  await expect(figure.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1)
  await press(figure, 'Show the solution')
  await expect(figure.getByRole('figure', { name: /^From your code to solution\.tsx/ })).toBeVisible()
  await expectNoAxeViolations(page, ['landmark-unique', 'heading-order', 'region'])
  await turn(page, 'dark')
  await expectReadableColours(page)
})

/** Changes the code of a starting point, and expects what that is told. */
function sayingOn(figure: Locator, start: string) {
  return async (change: (code: string) => string, text: RegExp, button = 'Run') => {
    await write(figure, () => change(start))
    await press(figure, button)
    await expect(verdictIn(figure, text)).toBeVisible()
  }
}

loudTest('mistakes in an answer say where they are, and the page goes on', async ({ page }) => {
  const figure = await openExercise(page)
  const start = await codeIn(figure)
  const saysOn = sayingOn(figure, start)
  await saysOn((code) => code.replace('queryKey:', 'queryKey'), /^Not yet\. Line 11, column \d+: /)
  await saysOn((code) => code.replace(' />', ' /><p>Two</p>'), /Two elements side by side/)
  await saysOn(
    (code) => code.replace('useQuery }', 'useQeury }').replace('useQuery(', 'useQeury('),
    /Line 1: “@tanstack\/react-query” exports no “useQeury”\. Did you mean “useQuery”\?/,
  )
  await saysOn((code) => code.replace("'#api/staleTime.ts'", "'#api/stale.ts'"), /Line 5: There is no/)
  await saysOn((code) => code.replace('posts.data}', 'nothing.data}'), /Line \d+: nothing is not defined/)
  await saysOn(right, /^Solved/, 'Check')
})

test('an exercise that is solved shows other right answers, and when to choose them', async ({ page }) => {
  const figure = await openExercise(page)
  await expect(figure.getByText('Other right answers')).toHaveCount(0)
  await sayingOn(figure, await codeIn(figure))(right, /^Solved/, 'Check')
  await figure.getByText('Other right answers').click()
  await expect(figure.getByText(/^Choose it for one filter\./)).toBeVisible()
  await expect(figure.getByRole('figure', { name: /to another answer: one flat key/ })).toContainText(
    "userId ?? 'all'",
  )
})

loudTest('an answer that does not end is ended, and the page goes on', async ({ page }) => {
  const figure = await openExercise(page)
  const start = await codeIn(figure)
  const saysOn = sayingOn(figure, start)
  await saysOn((code) => code.replace('  const api', '  while (true) {}\n  const api'), /Line \d+: This loop/)
  await saysOn(
    (code) => code.replace('  const posts', '  setUserId(Math.random())\n  const posts'),
    /sets state while it renders|rendered more than 100 times/,
  )
  await saysOn(
    (code) =>
      code.replace(
        '  const api',
        '  void (async function again() { await null; await again() })()\n  const api',
      ),
    /Line \d+: This function was called again and again/,
  )
  await saysOn((code) => `${code}\nawait new Promise(() => {})`, /waits for something that does not come/)

  await write(figure, () => start.replace('  const api', '  throw new Promise(() => {})\n  const api'))
  await press(figure, 'Run')
  await expect(figure.getByText('Suspended: this waits for a promise.')).toBeVisible()
  await saysOn(right, /^Solved/, 'Check')
})

test('the code of an exercise survives a reload, and Reset gives it back once', async ({ page }) => {
  const figure = await openExercise(page)
  const start = await codeIn(figure)
  await write(figure, right)
  await editorIn(figure).press('ControlOrMeta+s')
  await expect(verdictIn(figure, 'Your code is kept as you write it.')).toBeVisible()
  await page.reload()
  await openExercise(page)
  await expectCode(figure).toBe(right(start))
  await expect(figure.getByText('Shown: the starting point')).toBeVisible()

  await press(figure, 'Reset')
  await press(figure, 'Keep my code')
  await expectCode(figure).toBe(right(start))
  await press(figure, 'Reset')
  await press(figure, 'Throw my changes away')
  await expectCode(figure).toBe(start)
  await press(figure, 'Get my code back')
  await expectCode(figure).toBe(right(start))
  await expect(figure.getByRole('button', { name: 'Get my code back' })).toHaveCount(0)
})

// Storybook writes to the console what it does not take from an address.
loudTest('nothing that is stored or in the address runs before somebody presses Run', async ({ page }) => {
  const planted = `
import { useEffect } from 'react'
const ran = (part: string) => (globalThis.ran = [...(globalThis.ran ?? []), part])
ran('module')
export function Posts() {
  ran('render')
  useEffect(() => void ran('effect'), [])
  return <p>planted</p>
}`
  const start = await readFile(STARTING_POINT, 'utf8')
  await page.addInitScript(
    ([of, code]) => {
      if (localStorage.getItem('catalogue:exercise:basic-query/the-missing-key') !== null) return
      const work = JSON.stringify({ of, code, before: code })
      localStorage.setItem('catalogue:exercise:basic-query/the-missing-key', work)
    },
    [start, planted],
  )
  const ran = () => page.evaluate(() => (globalThis as { ran?: string[] }).ran)
  const code = encodeURIComponent(planted)
  const furtherAddress = `&args=answer:${code};code:${code}&code=${code}#${code}`
  const figure = await openExercise(page, { furtherAddress })
  await expectCode(figure).toBe(planted)
  await expect(figure.getByText('Shown: the starting point')).toBeVisible()
  await expect(figure.getByText('100 posts', { exact: true })).toBeVisible()
  await editorIn(figure).press('End')
  await press(figure, 'Hint 1 of 2')
  await press(figure, 'Show the solution')
  const before = await worldOf(figure)
  await figure.getByRole('button', { name: `Replay: ${EXERCISE}` }).click()
  await expect.poll(() => worldOf(figure)).not.toBe(before)
  await expect(figure.getByText('100 posts', { exact: true })).toBeVisible()
  expect(await ran()).toBeUndefined()
  await page.reload()
  await openExercise(page, { furtherAddress })
  await expect(figure.getByText('100 posts', { exact: true })).toBeVisible()
  expect(await ran()).toBeUndefined()

  await press(figure, 'Run')
  await expect(figure.getByText('planted', { exact: true })).toBeVisible()
  expect(new Set(await ran())).toEqual(new Set(['module', 'render', 'effect']))
})

test('type help marks what does not fit, completes names, and is left as before', async ({ page }) => {
  const figure = await openExercise(page)
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      sizes.push(response.body().then((body) => gzipSync(body).length / 1e6))
  })
  const button = figure.getByRole('button', { name: /^TypeScript help/ })
  await expect(button).toHaveText('TypeScript help, about 1.4 MB')
  await button.click()
  await expect(figure.getByText('The types fit.')).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const loaded = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(loaded.toFixed(1)).toBe('1.4')

  await write(figure, (code) => code.replace('posts.data}', 'nothing.data}'))
  await expect(
    figure.getByText(
      /^1 type error, which Check does not look for\. Line \d+: Cannot find name 'nothing'\.$/,
    ),
  ).toBeVisible()
  await expect(figure.locator('.cm-lintRange-error')).toHaveText('nothing')
  await editorIn(figure).press('F8')
  await expect(page.getByRole('tooltip').or(page.locator('.cm-tooltip')).first()).toContainText(
    "Cannot find name 'nothing'.",
  )
  await page.keyboard.insertText('posts.isFet')
  await page.keyboard.press('Control+ ')
  await expect(page.getByRole('option', { name: 'isFetching', exact: true })).toBeVisible()
  await expectNoAxeViolations(page, ['landmark-unique', 'heading-order', 'region'])
  await turn(page, 'dark')
  await expectReadableColours(page)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox', { name: 'Completions' })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(figure.locator('.cm-lintRange-error')).toHaveText('isFet')
  await button.press('Enter')
  await expect(figure.locator('.cm-lintRange-error')).toHaveCount(0)
})

test('on a phone a tab shows task, code or result, and Check is always in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await openDocsPage(page, 'components-exercises-basic-query-the-missing-key--docs')
  const workspace = page.locator('main')
  await press(workspace, 'Show the solution')
  await expect(workspace.getByRole('figure', { name: /solution\.tsx/ })).toBeVisible()
  await press(workspace, 'Write the code')
  await expect(editorIn(workspace)).toBeFocused()
  // So much is left when its keyboard is open.
  await page.setViewportSize({ width: 375, height: 300 })
  await editorIn(workspace).focus()
  for (const shown of [
    workspace.getByRole('button', { name: 'Check', exact: true }),
    workspace.getByText(TASK).last(),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 })
  await expect(workspace.locator('.cm-line').first()).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await press(workspace, 'Check')
  await expect(testsIn(workspace).first()).toBeVisible()
  await expect(workspace.getByRole('button', { name: /^Result \d of 5$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

loudTest('a failing test leads back in time', async ({ page }) => {
  const workspace = await openExercise(page, { of: 'why-a-query-the-race' })
  await write(workspace, (code) =>
    code.replace('setPosts(answer)', 'if (userId === userId) setPosts(answer)'),
  )
  await press(workspace, 'Check')
  await expect(verdictIn(workspace, /^Not yet/)).toBeVisible()
  const failing = testsIn(workspace).filter({ hasText: '✗' })
  await failing.getByRole('button').first().click()
  const time = workspace.getByRole('slider', { name: 'Time' })
  await expect(time).toHaveAttribute('aria-valuetext', /You chose User 2!/)
})

test('in the frame, under the policy that forbids code from text, an answer is checked and has its types', async ({
  page,
}) => {
  await page.goto(`${sites.sub}storybook/?path=/docs/components-exercises-basic-query-the-missing-key--docs`)
  const lesson = page.frameLocator('#storybook-preview-iframe')
  const figure = lesson.locator('main')
  await expect(editorIn(figure)).toBeVisible()
  await write(figure, right)
  await press(figure, 'Check')
  await expect(verdictIn(figure, /^Solved/)).toBeVisible()
  await press(figure, 'TypeScript help, about 1.4 MB')
  await expect(figure.getByText('The types fit.')).toBeVisible()
  // The whole window is its own.
  await expect(page.getByRole('link', { name: /Welcome/ })).toBeHidden()

  await figure.getByRole('link', { name: 'Back to the lesson Show a list' }).click()
  const card = lesson.locator('#exercise-the-missing-key')
  await expect(card).toContainText('✓ Solved')
  await expect(card).toBeInViewport()
  await expect(page.getByRole('link', { name: /Welcome/ })).toBeVisible()
  await page.goBack()
  await expect(editorIn(figure)).toContainText("['posts', 'list', { userId }]")
})
