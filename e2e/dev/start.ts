import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'

const CATALOGUE = 'http://localhost:6006/iframe.html?viewMode=docs&id='
const FILE = resolve(
  import.meta.dirname,
  '../../stories/lessons/basic-query/exercises/the-missing-key/start.tsx',
)
const FROM = "['posts', 'list']"
const WRONG = "['posts', 'list', 'userId']"
const RIGHT = "['posts', 'list', { userId }]"

const editorIn = (figure: Locator) => figure.getByRole('textbox', { name: 'Your answer' })
const press = (figure: Locator, name: string) => figure.getByRole('button', { name, exact: true }).click()

/** Writes in the editor, above everything else. */
async function write(figure: Locator, text: string): Promise<void> {
  await editorIn(figure).press('ControlOrMeta+Home')
  await figure.page().keyboard.insertText(text)
}

// Vite reloads a page for which it finds a dependency late.
for (const [what, address] of [
  ['the app', 'http://localhost:5173/'],
  ['Welcome', `${CATALOGUE}course-welcome--welcome`],
  ['a lesson', `${CATALOGUE}course-todo-demo--lesson`],
] as const)
  test(`${what} comes once, on a machine that has not run it`, async ({ page }) => {
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(1)
  })

test.describe("in the learner's own editor", () => {
  let start = ''
  test.beforeAll(async () => void (start = await readFile(FILE, 'utf8')))
  test.afterAll(() => writeFile(FILE, start))

  const edit = (key: string) => writeFile(FILE, start.replace(FROM, key))

  test('a page follows the file, grades it, and keeps what is written on the page', async ({ page }) => {
    expect(start).toContain(FROM)
    await page.goto(`${CATALOGUE}components-exercises-basic-query-the-missing-key--docs`)
    const figure = page.locator('main')
    await expect(editorIn(figure)).toContainText(FROM)
    const verdict = figure.getByRole('status').filter({ hasText: /^(Solved|Not yet)/ })
    await page.evaluate(() => (document.documentElement.dataset['visit'] = 'first'))

    await test.step('the file is shown, and so is each change of it', async () => {
      await expect(figure).toContainText('Change it here, or in your own editor.')
      await expect(figure).toContainText('Shown: the file')
      await edit(WRONG)
      await expect(editorIn(figure)).toContainText(WRONG)
      await press(figure, 'Check')
      await expect(verdict).toContainText('The key holds the word “userId”')
      await edit(RIGHT)
      await expect(editorIn(figure)).toContainText(RIGHT)
      await expect(verdict).toHaveCount(0)
      await press(figure, 'Check')
      await expect(verdict).toContainText('Solved')
      await expect(figure).toContainText('Shown: the file')
    })

    await test.step('what does not end in the file is stopped', async () => {
      await edit('(() => { while (true) {} })()')
      await expect(figure).toContainText('This loop did not end within a second, and was stopped.')
      await edit(RIGHT)
      await expect(editorIn(figure)).toContainText(RIGHT)
      await press(figure, 'Check')
      await expect(verdict).toContainText('Solved')
    })

    await test.step('what keeps the file from being loaded is said with its line, until it is gone', async () => {
      const lines = start.split('\n').length
      await writeFile(FILE, `${start}throw new Error('at the top')\n`)
      const mistake = figure.getByText('The file cannot be loaded as it is now.')
      await expect(mistake).toContainText(`Line ${lines}: Your code threw: at the top`)
      await writeFile(FILE, `${start}const a = {\n`)
      await expect(mistake).toContainText(/Line \d+, column \d+: Unexpected/)
      await edit(RIGHT)
      await expect(mistake).toHaveCount(0)
    })

    await test.step('what is written on the page stays when the file changes', async () => {
      await write(figure, '// mine\n')
      await expect(figure).toContainText('This is your code on this page.')
      await press(figure, 'Run')
      await expect(figure).toContainText('Shown: your code')
      await edit(WRONG)
      await expect(figure).toContainText('The file has changed since you began.')
      await expect(editorIn(figure)).toContainText('// mine')
      await expect(figure).toContainText('Shown: your code')
      await press(figure, 'Keep my code')
      await press(figure, 'Check')
      await expect(verdict).toContainText('Solved')
      await edit(FROM)
      await press(figure, 'Begin with the new one')
      await expect(editorIn(figure)).not.toContainText('// mine')
      await expect(editorIn(figure)).toContainText(FROM)
      await expect(figure).toContainText('Shown: the file')
    })

    await test.step('all that without a reload', async () => {
      expect(await page.evaluate(() => document.documentElement.dataset['visit'])).toBe('first')
    })
  })
})
