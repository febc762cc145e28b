import type { Seen, Task } from '#course/stage/task.ts'

export const chooseUser2: Task = {
  says: 'Choose User 2, and wait for the posts. One request asks the server for this user alone.',
  isDone: (seen) =>
    chosen(seen) === '2' &&
    seen.requests.some(({ path, outcome }) => path === 'posts?userId=2' && outcome === 200),
}

export const leaveBeforeTheAnswer: Task = {
  says: 'Choose User 3 and, before the posts arrive, User 1. The request that no component waits for is cancelled.',
  isDone: ({ requests }) => requests.some(({ outcome }) => outcome === 'cancelled'),
}

export const askAgain: Task = {
  says: 'Press Retry. The query asks again, and this server fails again.',
  isDone: ({ requests }) => requests.filter(({ outcome }) => outcome === 500).length > 1,
}

/** The value of the demo's filter. */
function chosen({ stage }: Seen): string | undefined {
  return stage.querySelector('select')?.value
}
