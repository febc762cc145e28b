import type { Seen, Task } from '#course/demo/task.ts'

export const nextIsThere: Task = {
  says: 'Press Next. Did you have to wait? And which page is requested that you have not seen yet?',
  isDone: (seen) => showsPage(2, seen) && startsIn(seen).includes(20),
}

export const backToPageOne: Task = {
  says: 'Press Previous. Is page 1 still there, or do you have to wait for it?',
  isDone: (seen) => showsPage(1, seen) && startsIn(seen).includes(20),
}

export const tenSecondsLater: Task = {
  says: 'Press Let 10 seconds pass, then Next. Which pages are requested this time?',
  isDone: (seen) => {
    const starts = startsIn(seen)
    const again = starts.findIndex((start, index) => start > 0 && starts.indexOf(start) < index)
    return again !== -1 && starts.slice(again).includes(Number(starts[again]) + 10)
  },
}

export const backInHistory: Task = {
  says: 'Press Next twice and watch the address. Then press Back. What changes besides the address?',
  isDone: (seen) => showsPage(2, seen) && startsIn(seen).includes(30),
}

function showsPage(page: number, { stage }: Seen): boolean {
  return stage.textContent.includes(`(page ${page} of `)
}

/** The first post of each page that was requested, counted from 0. */
function startsIn({ requests }: Seen): number[] {
  return requests.map(({ path }) => Number(/_start=(\d+)/.exec(path)?.[1]))
}
