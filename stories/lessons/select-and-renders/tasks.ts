import type { Task } from '#course/demo/task.ts'
import { countIn } from '#course/story/textOnStage.ts'
import { rendersOf } from './demos/rendersOf.ts'

export const renameOne: Task = {
  says: 'Press Rename. Which of the two readers renders?',
  isDone: ({ stage }) =>
    rendersOf(stage, 'Title', 'Rename') === 1 && rendersOf(stage, 'Count', 'Rename') === 0,
}

export const toggleOne: Task = {
  says: 'Press Toggle. Which of them renders this time?',
  isDone: ({ stage }) =>
    rendersOf(stage, 'Title', 'Toggle') === 1 && rendersOf(stage, 'Count', 'Toggle') === 1,
}

export const renderThreeTimes: Task = {
  says: 'Press Render both three times. How many times is each of the two functions called?',
  isDone: ({ stage }) =>
    countIn(stage, /Pressed (\d+) times/) >= 3 && countIn(stage, /Stable: \d+ done, (\d+) call/) === 1,
}

export const measureAll: Task = {
  says: 'Press all three buttons, and compare the columns. For which of them does the count render?',
  isDone: ({ stage }) =>
    ['Refetch', 'Rename', 'Toggle'].every((action) => rendersOf(stage, 'Count', action) !== undefined),
}
