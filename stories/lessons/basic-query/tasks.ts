import type { Seen, Task } from '#course/stage/task.ts'

export const backToUser1: Task = {
  says: 'Choose User 1, then User 2, then User 1 again. The third choice makes no request: the cache answers.',
  isDone: (seen) =>
    chosen(seen) === '1' &&
    outcomesOf('posts?userId=1', seen) === '200' &&
    outcomesOf('posts?userId=2', seen) === '200',
}

export const leaveBeforeTheAnswer: Task = {
  says: 'Choose User 2 and, before the posts arrive, User 3. The request that no component waits for is cancelled.',
  isDone: ({ requests }) => requests.some(({ outcome }) => outcome === 'cancelled'),
}

export const askAgain: Task = {
  says: 'Press Retry. The query asks again, and this server fails again.',
  isDone: ({ requests }) => requests.filter(({ outcome }) => outcome === 500).length > 1,
}

export const comeBackWhileFresh: Task = {
  says: 'Leave and come back at once. The posts are here, and the count of requests stays at 1.',
  isDone: ({ requests, stage }) =>
    requests.length === 1 && /Visit [2-9]/.test(stage.textContent) && stage.textContent.includes('100 posts'),
}

export const refreshByFocus: Task = {
  says: 'Wait some seconds: nothing happens. Then press Return to this tab: the stale query asks again.',
  isDone: ({ requests }) => requests.filter(({ outcome }) => outcome === 200).length > 1,
}

/** The value of the demo's filter. */
function chosen({ stage }: Seen): string | undefined {
  return stage.querySelector('select')?.value
}

/** What became of all requests for one path, in order. */
function outcomesOf(path: string, { requests }: Seen): string {
  return requests
    .filter((request) => request.path === path)
    .map(({ outcome }) => String(outcome))
    .join()
}
