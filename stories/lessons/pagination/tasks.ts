import type { Seen, Task } from '#course/stage/task.ts'

export const nextIsThere: Task = {
  says: 'Press Next. Page 2 was fetched ahead, so it is there at once. A request leaves for page 3.',
  isDone: (seen) => showsPage(2, seen) && startsIn(seen).includes(20),
}

export const backToPageOne: Task = {
  says: 'Press Previous. Page 1 is still in the cache, so it is there at once. Only if it is older than 10 seconds, a request leaves.',
  isDone: (seen) => showsPage(1, seen) && startsIn(seen).includes(20),
}

export const tenSecondsLater: Task = {
  says: 'Press Let 10 seconds pass, then Next. Two requests leave: for this page again, and for the next one.',
  isDone: (seen) => {
    const starts = startsIn(seen)
    const again = starts.findIndex((start, index) => start > 0 && starts.indexOf(start) < index)
    return again !== -1 && starts.slice(again).includes(Number(starts[again]) + 10)
  },
}

export const backInHistory: Task = {
  says: 'Press Next twice and watch the address. Then press Back: the address and the posts go back one page.',
  isDone: (seen) => showsPage(2, seen) && startsIn(seen).includes(30),
}

function showsPage(page: number, { stage }: Seen): boolean {
  return stage.textContent.includes(`(page ${page} of `)
}

/** The first post of each page that was requested, counted from 0. */
function startsIn({ requests }: Seen): number[] {
  return requests.map(({ path }) => Number(/_start=(\d+)/.exec(path)?.[1]))
}
