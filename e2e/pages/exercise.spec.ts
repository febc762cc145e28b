import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test as loudTest } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { openDocsPage, openLesson, startCheck, worldOf } from '../docsPages.ts'
import { expectNoAxeViolations, expectReadableColours, sites, test, turn } from '../site.ts'

const EXERCISE = 'The missing key'
const TASK = /Make the list show the posts of the user that is chosen/
const SOLUTION = resolve(
  import.meta.dirname,
  '../../stories/lessons/why-a-query/exercises/the-race/solution.tsx',
)
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

/** Goes to another docs page as the catalogue's sidebar does: in the same document. */
async function goTo(page: Page, storyId: string, title: string): Promise<void> {
  await page.evaluate((id) => {
    const key = '__STORYBOOK_ADDONS_CHANNEL__'
    const { [key]: channel } = globalThis as { [key]?: { emit: (type: string, selection: object) => void } }
    channel?.emit('setCurrentStory', { storyId: id, viewMode: 'docs' })
  }, storyId)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

// Storybook writes to the console what ends a check, here that its page was left.
loudTest('an answer whose page is left while it is checked is not solved', async ({ page }) => {
  const workspace = await openExercise(page)
  await write(workspace, right)
  await press(workspace, 'Check')
  await goTo(page, 'course-basic-query--lesson', 'Basic Query')
  // Whatever waited has had its turn once this one has.
  const demo = page.getByRole('figure', { name: 'Posts, filtered by user', exact: true })
  await startCheck(demo)
  await expect(demo.getByText(/^Passed/)).toBeVisible()
  await expect(page.locator('main > header')).toContainText(/\b0 of \d+ exercises/)
})

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

/** A component with such a body, below imports. */
const posts = (body: string) => (imports: string) => `${imports}export function Posts() { ${body} }`

loudTest('what React says in numbers is said in words', async ({ page }) => {
  const figure = await openExercise(page)
  const saysOn = sayingOn(figure, "import { use, useEffect, useState } from 'react'\n")
  await saysOn(posts('return <p>{{ id: 1 }}</p>'), /React cannot show an object/)
  await saysOn(
    (imports) => `${imports}const Row = undefined\nexport const Posts = () => <Row />`,
    /A component is undefined/,
  )
  await saysOn(
    posts('const [n, set] = useState(0)\nuseEffect(() => set(1), [])\nif (n > 0) useState(2)\nreturn n'),
    /Line 4: More hooks ran than in the render before/,
  )
  await saysOn(
    posts('useEffect(() => { useState(1) })\nreturn 1'),
    /Line 2: A hook was called outside of a component/,
  )
  await saysOn(
    (imports) =>
      `${imports}const later = new Promise(() => {})\nexport async function Posts() { return use(later) }`,
    /A component is an async function/,
  )
  await saysOn(
    posts('try { use(new Promise(() => {})) } catch ({ message }) { throw new Error(message) }'),
    /use stands in a try/,
  )
})

loudTest(
  'an answer that waits for ever can be replaced, also where a crash is expected',
  async ({ page }) => {
    const figure = await openExercise(page, { of: 'zustand-demo-stop-the-crash' })
    await write(figure, () => 'export async function Shop() { return 1 }')
    await press(figure, 'Run')
    await expect(figure.getByText('Suspended: this waits for a promise.')).toBeVisible()
    await write(figure, () => 'export const Shop = () => <p>Here again</p>')
    await press(figure, 'Run')
    await expect(figure.getByText('Here again', { exact: true })).toBeVisible()
    await write(figure, () => 'export const Shop = () => <p>{{ id: 1 }}</p>')
    await press(figure, 'Run')
    await expect(verdictIn(figure, /React cannot show an object/)).toBeVisible()
  },
)

test('a press of Check that comes with a change checks the changed code', async ({ page }) => {
  const workspace = await openExercise(page)
  const code = right(await codeIn(workspace))
  const check = await workspace.getByRole('button', { name: 'Check', exact: true }).elementHandle()
  await editorIn(workspace).evaluate(
    (content, [insert, button]) => {
      interface Editor {
        cmTile: { view: { state: { doc: { length: number } }; dispatch: (change: object) => void } }
      }
      const { view } = (content as unknown as Editor).cmTile
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } })
      ;(button as HTMLElement).click()
    },
    [code, check] as const,
  )
  await expect(verdictIn(workspace, /^Solved/)).toBeVisible()
})

test('the code of an exercise survives a reload, and Reset gives it back once', async ({ page }) => {
  const figure = await openExercise(page)
  const start = await codeIn(figure)
  await write(figure, right)
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

test('a starting point that has changed asks before it takes the place of work', async ({ page }) => {
  await page.addInitScript(() => {
    const work = JSON.stringify({ of: 'an older one', code: 'export const mine = 1' })
    localStorage.setItem('catalogue:exercise:basic-query/the-missing-key', work)
  })
  const figure = await openExercise(page)
  await expect(figure.getByText('The starting point has changed since you began.')).toBeVisible()
  await expectCode(figure).toBe('export const mine = 1')
  await press(figure, 'Begin with the new one')
  await expectCode(figure).toContain('export function Posts()')
  await press(figure, 'Get my code back')
  await expectCode(figure).toBe('export const mine = 1')
})

test('Tab indents, and Escape, then Tab leaves the editor', async ({ page }) => {
  const figure = await openExercise(page)
  const start = await codeIn(figure)
  await editorIn(figure).focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('Tab')
  await expectCode(figure).toBe(`  ${start}`)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(editorIn(figure)).not.toBeFocused()
  await expectCode(figure).toBe(`  ${start}`)

  await expect(figure.getByRole('button', { name: /^TypeScript help/ })).toBeFocused()
  await expectCode(figure).toBe(`  ${start}`)
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
  await expect(figure.getByText(/^1 type error\. Line \d+: Cannot find name 'nothing'\.$/)).toBeVisible()
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

loudTest('type help that does not come can be asked for again, and nothing needs it', async ({ page }) => {
  const figure = await openExercise(page)
  await page.evaluate(() => {
    const { Worker } = globalThis
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(`${address}.missing`, options)
        globalThis.Worker = Worker
      }
    }
  })
  await press(figure, 'TypeScript help, about 1.4 MB')
  await expect(figure.getByText(/^TypeScript help could not be loaded\./)).toBeVisible()
  await write(figure, right)
  await press(figure, 'Check')
  await expect(verdictIn(figure, /^Solved/)).toBeVisible()
  await press(figure, 'TypeScript help, about 1.4 MB')
  await expect(figure.getByText('The types fit.')).toBeVisible()
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

loudTest('a failing test leads back in time, and lights the line that ran last', async ({ page }) => {
  const workspace = await openExercise(page, { of: 'why-a-query-the-race' })
  await write(workspace, (code) =>
    code.replace('setPosts(answer)', 'if (userId === userId) setPosts(answer)'),
  )
  await press(workspace, 'Check')
  await expect(verdictIn(workspace, /^Not yet/)).toBeVisible()
  const failing = testsIn(workspace).filter({ hasText: '✗' })
  await expect(failing).toContainText('Line 19, before the test failed. The mistake may be in another line.')
  await failing.getByRole('button').first().click()
  await expect(workspace.locator('.cm-lit')).toHaveText('      if (userId === userId) setPosts(answer)')
  const time = workspace.getByRole('slider', { name: 'Time' })
  await expect(time).toHaveAttribute('aria-valuetext', /You chose User 2!/)
  // Back to where the first press had just sent a request.
  await time.press('Home')
  while (Number(await time.inputValue()) < 50) await time.press('ArrowRight')
  await expect(workspace.locator('.cm-lit')).toHaveText(/fetchPosts\(userId\)|setPosts\(undefined\)/)
})

loudTest('a mistake of syntax is no failed test', async ({ page }) => {
  const workspace = await openExercise(page)
  await write(workspace, (code) => code.replace('queryKey:', 'queryKey'))
  await press(workspace, 'Check')
  await expect(verdictIn(workspace, /^Not yet\. Line 11/)).toBeVisible()
  await expect(testsIn(workspace)).toHaveText(Array.from({ length: 5 }, () => /○/))
})

loudTest('the lines of the solution can be put in order instead of being typed', async ({ page }) => {
  const workspace = await openExercise(page, { of: 'why-a-query-the-race' })
  const own = `// mine\n${await codeIn(workspace)}`
  await write(workspace, () => own)
  await press(workspace, 'Hint 1 of 2')
  await press(workspace, 'Hint 2 of 2')
  await press(workspace, 'Put lines in order instead')
  await press(workspace, 'Replace my code')
  const lines = workspace.getByRole('region', { name: 'Lines to put in order' }).getByRole('listitem')
  await expect(lines).not.toHaveCount(0)
  const texts = () => lines.locator('code').allTextContents()
  const solution = (await readFile(SOLUTION, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  const asked = (await texts()).toSorted()
  const first = solution.findIndex(
    (_, index) => String(solution.slice(index, index + asked.length).toSorted()) === String(asked),
  )
  expect(first).toBeGreaterThan(0)
  // By keys alone: each line moves up until it is at its place.
  for (const [place, line] of solution.slice(first, first + asked.length).entries())
    for (let at = (await texts()).indexOf(line, place); at > place; at -= 1)
      await lines
        .nth(at)
        .getByRole('button', { name: /^Move up/ })
        .press('Enter')
  await press(workspace, 'Check')
  await expect(verdictIn(workspace, /^Solved/)).toBeVisible()
  // However many moves there were, what was written before them is not lost.
  await press(workspace, 'Get my code back')
  await expectCode(workspace).toBe(own)
})

test('a question for somebody else holds code, verdict and versions', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const workspace = await openExercise(page)
  await press(workspace, 'Copy for a question')
  await expect(workspace.getByRole('button', { name: 'Copied as Markdown' })).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('**The missing key**')
  expect(text).toContain('Not checked yet.')
  expect(text).toMatch(/@tanstack\/react-query \d/)
  await expect(workspace.getByRole('button', { name: 'Copy for a question' })).toBeVisible()

  // Over plain http there is none.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await press(workspace, 'Copy for a question')
  await expect(verdictIn(workspace, 'The browser does not let this page copy.')).toBeVisible()
})

test('a sign that nobody sees is shown in the code, and the check names it', async ({ page }) => {
  const workspace = await openExercise(page)
  await write(workspace, (code) => `${code}\nconst\u200B a = 1`)
  await expect(editorIn(workspace).getByTitle(/zero width space/)).toHaveText('•')
  await press(workspace, 'Check')
  await expect(verdictIn(workspace, 'An invisible sign (U+200B) stands here: delete it')).toBeVisible()
})

test('Ctrl+S says that the code is kept, and saves no page', async ({ page }) => {
  const workspace = await openExercise(page)
  const savesPage = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('keydown', (event) => event.key === 's' && resolve(!event.defaultPrevented))
      }),
  )
  await editorIn(workspace).press('ControlOrMeta+s')
  await expect(verdictIn(workspace, 'Your code is kept as you write it.')).toBeVisible()
  expect(await savesPage).toBe(false)
})

test('a lesson has a card of its exercise, without the editor, and leads to it and back', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(response.url()))
  await openLesson(page, 'basic-query')
  const link = page.getByRole('link', { name: 'Exercise: The missing key', exact: true })
  await link.scrollIntoViewIfNeeded()
  expect(scripts.filter((url) => /Workspace|CodeEditor/.test(url))).toEqual([])
  await expect(link).toHaveAttribute(
    'href',
    /path=\/docs\/components-exercises-basic-query-the-missing-key--docs$/,
  )
  const workspace = await openExercise(page)
  await expect(workspace.getByRole('link', { name: 'Back to the lesson Basic Query' })).toHaveAttribute(
    'href',
    /path=\/docs\/course-basic-query--lesson#exercise-the-missing-key$/,
  )
  // The compiler comes with the first run.
  expect(scripts.filter((url) => /\/link-/.test(url))).toEqual([])
  await press(workspace, 'Run')
  await expect(workspace.getByText('Shown: your code')).toBeVisible()
  expect(scripts.filter((url) => /\/link-/.test(url))).not.toEqual([])
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

  // What the toolbar changes leaves everything, and another page the work.
  const mine = await codeIn(figure)
  await press(figure, 'Hint 1 of 2')
  const toolbar = page.getByRole('region', { name: 'Toolbar' })
  const chosen = async (menu: RegExp, option: string) => {
    await toolbar.getByRole('button', { name: menu }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await chosen(/^Theme/, 'Dark theme')
  await expect(lesson.locator('html')).toHaveAttribute('data-theme', 'dark')
  await chosen(/^Text size/, 'Large text')
  await expect(lesson.locator('html')).toHaveAttribute('data-text-size', 'large')
  await toolbar.getByRole('button', { name: 'Network' }).click()
  await page.getByRole('combobox', { name: /^Latency/ }).selectOption('0.5 s')
  await page.keyboard.press('Escape')
  await expect(toolbar.getByRole('button', { name: 'Network' })).toHaveText('Network: latency 0.5 s')
  await expectCode(figure).toBe(mine)
  await expect(verdictIn(figure, /^Solved/)).toBeVisible()
  await expect(figure.getByRole('button', { name: 'Hint 2 of 2' })).toBeVisible()
  await expect(figure.getByText('The types fit.')).toBeVisible()

  await figure.getByRole('link', { name: 'Back to the lesson Basic Query' }).click()
  const card = lesson.locator('#exercise-the-missing-key')
  await expect(card).toContainText('✓ Solved')
  await expect(card).toBeInViewport()
  await expect(page.getByRole('link', { name: /Welcome/ })).toBeVisible()
  await page.goBack()
  await expect(editorIn(figure)).toContainText("['posts', 'list', { userId }]")
})
