import type { Task } from '#course/stage/task.ts'
import { lineText, matchCount } from './demos/entryLine.ts'

export const turnTheKeyAround: Task = {
  says: 'Choose the key that begins with “list”: it matches nothing, since the order counts.',
  isDone: ({ stage }) => matchCount(stage) === 0,
}

export const readAStaleOne: Task = {
  says: 'Press Invalidate posts, then put the list of User 2 on the screen. It is stale, so its first reader fetches it.',
  isDone: ({ stage }) =>
    /freshfetched ([2-9]|\d\d)×/.test(lineText(stage, "['posts', 'list', { userId: 2 }]")),
}

export const exactlyTheLists: Task = {
  says: 'Choose a filter that matches the three lists and nothing else, and press Invalidate. Two of them are fetched.',
  isDone: ({ stage }) =>
    matchCount(stage) === 3 &&
    stage.textContent.includes('Fetched since your press: 2.') &&
    lineText(stage, "['posts', 'list', { userId: 2 }]").includes('stale') &&
    !lineText(stage, "['posts', 'list', { userId: 2 }]").includes('no data'),
}

export const inactiveOnesToo: Task = {
  says: 'Press Refetch with that filter. It fetches the inactive list, too, though no component reads it.',
  isDone: ({ stage }) =>
    matchCount(stage) === 3 &&
    stage.textContent.includes('Fetched since your press: 3.') &&
    lineText(stage, "['posts', 'list', { userId: 2 }]").includes('inactivefresh'),
}
