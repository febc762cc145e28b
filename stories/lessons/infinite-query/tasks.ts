import type { Seen, Task } from '#course/stage/task.ts'

export const secondPage: Task = {
  says: 'Press Load more. One request brings page 2, and page 1 stays.',
  isDone: ({ stage }) => stage.querySelectorAll('[aria-label="Pages"] > li').length > 1,
}

export const theEnd: Task = {
  says: 'Press it until it is disabled. 100 posts in pages of ten take 11 requests: the last page is empty.',
  isDone: ({ stage }) => stage.textContent.includes('and that is all'),
}

export const replayPages: Task = {
  says: 'Load three pages, then press Refetch. Three more requests leave, one after the other.',
  isDone: asksAgainForThree,
}

export const onlyTheMissingPage: Task = {
  says: 'Open the lab. On Network let the next GET fail. Press Load more, then Retry: only the missing page is requested.',
  isDone: ({ requests }) => {
    const failed = requests.findIndex(({ path, outcome }) => outcome === 500 && startOf(path) > 0)
    const [next] = requests.slice(failed + 1)
    return failed !== -1 && next?.path === requests[failed]?.path && next?.outcome === 200
  },
}

export const invalidateAll: Task = {
  says: 'Load three pages. Refetch and Invalidate the list make no request within 10 seconds. Press Invalidate all posts: three.',
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
