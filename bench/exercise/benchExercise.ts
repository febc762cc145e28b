import { milliseconds } from '../compare.ts'
import { median } from '../median.ts'
import { printTable } from '../printTable.ts'
import { LINES, withExercise } from './withExercise.ts'

const RUNS = 15
/** The longest that a learner may wait from the press on Run to the result. */
const LIMIT_MS = 200
const KEYS = 9

/** Measures the way from a press to the result of a file of 60 lines. Returns a sentence if it takes too long. */
export function benchExercise(): Promise<string | undefined> {
  return withExercise(async ({ figure, timeUntil }) => {
    const runOnce = async () => {
      await figure
        .locator('[data-world]')
        .evaluateAll((worlds) => worlds.forEach((world) => (world.dataset['old'] = '')))
      const isThere = { selector: '[role=region]:not(:has([data-old])) [data-world] select' }
      return timeUntil('click', isThere, () =>
        figure.getByRole('button', { name: 'Run', exact: true }).click(),
      )
    }
    // The first run loads the compiler.
    const first = await runOnce()
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) times.push(await runOnce())
    const usual = median(times)
    printTable(`Exercise: from the press on Run to the result, median of ${RUNS} runs of ${LINES} lines`, [
      ['', 'time', 'at most'],
      ['first run', milliseconds(first), ''],
      ['run', milliseconds(usual), milliseconds(LIMIT_MS)],
    ])
    return usual > LIMIT_MS
      ? `An exercise takes ${milliseconds(usual)} from the press on Run to its result (at most ${milliseconds(LIMIT_MS)}).`
      : undefined
  })
}

/** Measures how long type help takes: from the press on its button, and from a key. Nothing limits it: it is asked for. */
export function benchTypeHelp(): Promise<string | undefined> {
  return withExercise(async ({ figure, editor, timeUntil }) => {
    const first = await timeUntil('click', { text: 'The types fit.' }, () =>
      figure.getByRole('button', { name: /^Type help/ }).click(),
    )
    await editor.press('ControlOrMeta+End')
    const times: number[] = []
    for (let errors = 1; errors <= KEYS; errors += 1) {
      const text = errors === 1 ? '1 type error.' : `${errors} type errors.`
      const type = () => editor.page().keyboard.insertText(`\nmissing${errors}`)
      times.push(await timeUntil('beforeinput', { text }, type))
    }
    printTable(`Type help: until it says what is wrong in ${LINES} lines, median of ${KEYS} keys`, [
      ['', 'time'],
      ['from the press on its button', milliseconds(first)],
      ['from a key', milliseconds(median(times))],
    ])
    return undefined
  })
}
