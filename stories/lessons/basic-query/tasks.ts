import type { Seen, Task } from '#course/demo/task.ts'

export const chooseUser2: Task = {
  says: 'Choose User 2 and wait for the posts. What does the new request ask the server for?',
  isDone: (seen) =>
    chosen(seen) === '2' &&
    seen.requests.some(({ path, outcome }) => path === 'posts?userId=2' && outcome === 200),
}

export const leaveBeforeTheAnswer: Task = {
  says: 'Choose User 3 and, before the posts arrive, User 1. What happens to the request for User 3?',
  isDone: ({ requests }) => requests.some(({ outcome }) => outcome === 'cancelled'),
}

export const askAgain: Task = {
  says: 'Press Retry, and watch the row of requests. Does asking again help here?',
  isDone: ({ requests }) => requests.filter(({ outcome }) => outcome === 500).length > 1,
}

/** The value of the demo's filter. */
function chosen({ stage }: Seen): string | undefined {
  return stage.querySelector('select')?.value
}
