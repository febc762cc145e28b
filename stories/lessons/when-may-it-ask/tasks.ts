import type { Seen, Task } from '#course/stage/task.ts'

export const chooseAUser: Task = {
  says: 'Choose User 1. Only now a request leaves, and the posts come.',
  isDone: (seen) =>
    answered('posts?userId=1', seen) > 0 && seen.stage.textContent.includes('10 posts by User 1'),
}

export const backToNobody: Task = {
  says: 'Choose User 2, and then Nobody. A request leaves for User 2, and none for nobody.',
  isDone: (seen) =>
    answered('posts?userId=2', seen) > 0 && seen.stage.textContent.includes('Choose a user first.'),
}

export const oneAfterTheOther: Task = {
  says: 'Choose Post 25. More stays at pending, idle until the post is here. Only then its request leaves.',
  isDone: (seen) => answered('posts/25', seen) > 0 && answered('posts?userId=3', seen) > 0,
}

export const sameAuthor: Task = {
  says: 'Choose Post 12 and, within 10 seconds, Post 15. They have the same author, so Post 15 makes one request, and not two.',
  isDone: (seen) =>
    answered('posts/12', seen) > 0 &&
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
