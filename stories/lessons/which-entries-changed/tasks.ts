import type { Seen, Task } from '#course/demo/task.ts'
import { lineText, matchCount } from './demos/entryLine.ts'

export const turnTheKeyAround: Task = {
  says: 'Choose the key that begins with “list”. How many entries does it match?',
  isDone: ({ stage }) => matchCount(stage) === 0,
}

export const readAStaleOne: Task = {
  says: 'Keep all posts on the screen and press Invalidate posts. Then put the list of User 2 on the screen, too. When is each of the two lists fetched?',
  isDone: ({ requests, stage }) =>
    wasReadLater(requests) &&
    /freshfetched ([2-9]|\d\d)×/.test(lineText(stage, "['posts', 'list', { userId: 2 }]")),
}

export const exactlyTheLists: Task = {
  says: 'Choose a filter that matches the three lists and nothing else, and press Invalidate. How many of them are fetched? (After Reset or Remove, put the third list on the screen first, and take it off again.)',
  isDone: ({ stage }) =>
    matchesTheLists(stage) &&
    stage.textContent.includes('Fetched since your press: 2.') &&
    lineText(stage, "['posts', 'list', { userId: 2 }]").includes('stale') &&
    !lineText(stage, "['posts', 'list', { userId: 2 }]").includes('no data'),
}

export const inactiveOnesToo: Task = {
  says: 'Press Refetch with the same filter. How many lists are fetched now?',
  isDone: ({ stage }) =>
    matchesTheLists(stage) &&
    // With a `type`, other methods fetch the inactive list, too.
    stage.textContent.includes("{ queryKey: ['posts', 'list'] }") &&
    stage.textContent.includes('Fetched since your press: 3.') &&
    lineText(stage, "['posts', 'list', { userId: 2 }]").includes('inactivefresh'),
}

/**
 * Whether all posts came again without the list of User 2, and that list came after them. A press that finds both on the screen asks
 * for both.
 */
function wasReadLater(requests: Seen['requests']): boolean {
  const came = requests
    .filter(({ path, outcome }) => outcome === 200 && (path === 'posts' || path === OF_USER_2))
    .map(({ path }) => path)
  return came.at(-1) === OF_USER_2 && came.at(-2) === 'posts' && came.at(-3) !== OF_USER_2
}

function matchesTheLists(stage: HTMLElement): boolean {
  const lists = ["['posts', 'list']", "['posts', 'list', { userId: 1 }]", "['posts', 'list', { userId: 2 }]"]
  return matchCount(stage) === 3 && lists.every((key) => lineText(stage, key).includes('matches'))
}

const OF_USER_2 = 'posts?userId=2'
