import type { Seen, Task } from '#course/demo/task.ts'

export const chooseAUser: Task = {
  says: 'Look at the row of requests, then choose User 1. When does the first request leave?',
  isDone: (seen) =>
    answered('posts?userId=1', seen) > 0 && seen.stage.textContent.includes('10 posts by User 1'),
}

export const backToNobody: Task = {
  says: 'Choose User 2, and then Nobody. Does each of these choices make a request?',
  isDone: (seen) =>
    answered('posts?userId=2', seen) > 0 && seen.stage.textContent.includes('Choose a user first.'),
}

export const oneAfterTheOther: Task = {
  says: 'Choose Post 25, and watch what More says. When does its request leave?',
  isDone: (seen) => answered('posts/25', seen) > 0 && answered('posts?userId=3', seen) > 0,
}

export const sameAuthor: Task = {
  says: 'Choose Post 12 and, within 10 seconds, Post 15, which is by the same author. How many requests does each of them make?',
  isDone: (seen) =>
    answered('posts/12', seen) > 0 &&
    answered('posts/15', seen) > 0 &&
    answered('posts?userId=2', seen) === 1 &&
    says('More: success, idle.', seen),
}

export const refetchBoth: Task = {
  says: 'Press both buttons. What does each query request from the server, if anything?',
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
