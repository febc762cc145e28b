import type { Seen, Task } from '#course/stage/task.ts'

export const chooseAUser: Task = {
  says: 'Choose User 1. The query goes from pending, idle to pending, fetching, and then to success, idle.',
  isDone: (seen) => answered('posts?userId=1', seen) > 0 && says('Posts: success, idle.', seen),
}

export const backToNobody: Task = {
  says: 'Then choose Nobody. The query is pending again, but it does not ask: no request leaves.',
  isDone: (seen) => seen.requests.length > 0 && says('Posts: pending, idle.', seen),
}

export const oneAfterTheOther: Task = {
  says: 'Choose Post 12. More stays at pending, idle until the post is here. Only then its request leaves.',
  isDone: (seen) => answered('posts/12', seen) > 0 && answered('posts?userId=2', seen) > 0,
}

export const sameAuthor: Task = {
  says: 'Then choose Post 15. It has the same author, so only the post makes a request.',
  isDone: (seen) =>
    answered('posts/15', seen) > 0 &&
    answered('posts?userId=2', seen) === 1 &&
    says('More: success, idle.', seen),
}

export const refetchBoth: Task = {
  says: 'Press both buttons. The disabled query asks for everybody’s posts. The skipped one fails without a request.',
  isDone: (seen) => answered('posts', seen) > 0 && says('Skipped: error, idle.', seen),
}

/** Whether the line below the table of states says this. */
function says(text: string, { stage }: Seen): boolean {
  return stage.querySelector('[role=status]')?.textContent.includes(text) === true
}

/** How many requests for a path have been answered. */
function answered(path: string, { requests }: Seen): number {
  return requests.filter((request) => request.path === path && request.outcome === 200).length
}
