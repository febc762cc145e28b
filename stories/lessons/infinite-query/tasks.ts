import type { Seen, Task } from '#course/demo/task.ts'

export const secondPage: Task = {
  says: 'Press Load more. What does the new request ask for? Is page 1 still there?',
  isDone: ({ stage }) => stage.querySelectorAll('[aria-label="Pages"] > li').length > 1,
}

export const theEnd: Task = {
  says: 'Keep pressing until the button is disabled. The 100 posts fit on ten pages: how many requests did the list make?',
  isDone: ({ stage }) => stage.textContent.includes('and that is all'),
}

export const replayPages: Task = {
  says: 'Load three pages, then press Refetch. How many requests leave, and when does each of them?',
  isDone: asksAgainForThree,
}

export const onlyTheMissingPage: Task = {
  says: 'Open ⋯, choose Lab and, on Network, let the next GET fail. Press Load more, then Retry. Which page is requested again?',
  isDone: ({ requests }) => {
    const failed = requests.findIndex(({ path, outcome }) => outcome === 500 && startOf(path) > 0)
    const [next] = requests.slice(failed + 1)
    return failed !== -1 && next?.path === requests[failed]?.path && next?.outcome === 200
  },
}

export const invalidateAll: Task = {
  says: 'Load three pages. Within 10 seconds, press Refetch, Invalidate the list and Invalidate all posts. Which of the three makes requests?',
  isDone: asksAgainForThree,
}

/** Whether each of the first three pages has arrived twice. */
function asksAgainForThree({ requests }: Seen): boolean {
  const arrived = requests.filter(({ outcome }) => outcome === 200).map(({ path }) => startOf(path))
  return [0, 10, 20].every((start) => arrived.indexOf(start) < arrived.lastIndexOf(start))
}

/** The first post of a page, counted from 0. */
function startOf(path: string): number {
  return Number(/_start=(\d+)/.exec(path)?.[1])
}
