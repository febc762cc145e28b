import type { Task } from '#course/stage/task.ts'
import { countIn } from '#course/story/countIn.ts'
import { rendersOf } from './demos/rendersOf.ts'

export const renameOne: Task = {
  says: 'Press Rename. The title renders once, and the count does not render.',
  isDone: ({ stage }) =>
    rendersOf(stage, 'Title', 'Rename') === 1 && rendersOf(stage, 'Count', 'Rename') === 0,
}

export const toggleOne: Task = {
  says: 'Press Toggle. The list and the number of done todos have changed, so both render.',
  isDone: ({ stage }) =>
    rendersOf(stage, 'Title', 'Toggle') === 1 && rendersOf(stage, 'Count', 'Toggle') === 1,
}

export const renderThreeTimes: Task = {
  says: 'Press Render both three times. The inline select is called each time, and the stable one is not.',
  isDone: ({ stage }) =>
    countIn(stage, /Pressed (\d+) times/) >= 3 && countIn(stage, /Stable: \d+ done, (\d+) call/) === 1,
}

export const measureAll: Task = {
  says: 'Press all three buttons, and compare the columns. The count renders for Toggle only.',
  isDone: ({ stage }) =>
    ['Refetch', 'Rename', 'Toggle'].every((action) => rendersOf(stage, 'Count', action) !== undefined),
}
