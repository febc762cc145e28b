import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { answersOf } from '../../scripts/practice/answers.ts'
import { findExercises, imported } from '../../scripts/practice/exercises.ts'
import type { FoundExercise } from '../../scripts/practice/exercises.ts'
import type { WebKitPage } from './page.ts'
import { button, css, role, text } from './query.ts'
import { test } from './fixtures.ts'
import { sites } from '../site.ts'

const ROOT = resolve(import.meta.dirname, '../..')

for (const exercise of await findExercises(ROOT))
  test(`${exercise.title}: wrong answers are told, the right one is solved, an endless loop is ended`, async ({
    visited: page,
  }) => {
    await openExercise(page, exercise)
    for (const [name, code] of await wrongAnswers(exercise))
      await test.step(name, () => expectVerdict(page, code, /^Not yet/))
    const right = readFileSync(resolve(ROOT, exercise.solution), 'utf8')
    await test.step('an endless loop', () =>
      expectVerdict(page, `${right}\nwhile (true) {}\n`, /^Not yet\. Line \d+: This loop/))
    await test.step('the solution', () => expectVerdict(page, right, /^Solved/))
  })

test('type help marks what does not fit', async ({ fresh: page }) => {
  const exercise = (await findExercises(ROOT)).find(({ id }) => id === 'basic-query/the-missing-key')
  if (exercise === undefined) throw new Error('There is no such exercise.')
  await openExercise(page, exercise)
  await page.press(button(/^TypeScript help/))
  await page.see(text('The types fit.'))
  await page.run(
    write,
    readFileSync(resolve(ROOT, exercise.path), 'utf8').replace('posts.data}', 'nothing.data}'),
  )
  await page.see(text(/^1 type error\. Line \d+: Cannot find name 'nothing'\.$/))
  await page.reads(css('.cm-lintRange-error'), ['nothing'])
})

async function openExercise(page: WebKitPage, { storyId }: FoundExercise): Promise<void> {
  const id = storyId.replace(/--solution$/, '--docs')
  await page.goto(`${sites.root}storybook/iframe.html?viewMode=docs&id=${id}`)
  await page.see(role('textbox', 'Your answer'))
}

async function expectVerdict(page: WebKitPage, code: string, verdict: RegExp): Promise<void> {
  await page.run(write, code)
  await page.press(button('Check'))
  await page.reads(text(/^(Solved|Not yet)/, css('main [role="status"]')), [verdict])
}

/** The starting point, and three more answers that the grader turns down: their plays are not the grader alone. */
async function wrongAnswers(exercise: FoundExercise): Promise<(readonly [name: string, code: string])[]> {
  const stories = await imported<Record<string, { play?: unknown }>>(exercise.stories, ROOT)
  const grader = stories['Solution']?.play
  const answers = [...(await answersOf(exercise, ROOT))].filter(([name]) => stories[name]?.play !== grader)
  const start = readFileSync(resolve(ROOT, exercise.path), 'utf8')
  return [['StartingPoint', start], ...answers.filter(([name]) => name !== 'StartingPoint').slice(0, 3)]
}

/** Runs in the page: puts code into the editor, whose lines are not all in the document. What stands below it moves in the next frame. */
function write(code: string): Promise<unknown> {
  interface Editor extends Element {
    cmTile: { view: { state: { doc: { length: number } }; dispatch: (change: object) => void } }
  }
  const { view } = (document.querySelector('.cm-content') as Editor).cmTile
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code }, userEvent: 'input.paste' })
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}
