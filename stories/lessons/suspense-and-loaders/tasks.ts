import type { Seen, Task } from '#course/demo/task.ts'

export const loadAgain: Task = {
  says: 'Press Load again. Does one card wait for the other?',
  isDone: (seen) => around(seen) === 'each' && isWaiting(seen) && seen.requests.length > 2 && hasPosts(seen),
}

export const oneBoundary: Task = {
  says: 'Choose “One around both”, and press Load again. When do the posts appear now?',
  isDone: (seen) => around(seen) === 'both' && isWaiting(seen),
}

export const anotherUser: Task = {
  says: 'Choose User 2. What do you see of the posts until the answer arrives?',
  isDone: ({ requests, stage }) =>
    requests.some(({ path, outcome }) => path === 'posts?userId=2' && outcome === 200) &&
    stage.textContent.includes('posts by User 2'),
}

export const followTheLink: Task = {
  says: 'Follow the link. Which page do you see until the answer arrives?',
  isDone: hasPosts,
}

export const backAndAgain: Task = {
  says: 'Press ← and follow the link again right away. Then do the same after 10 seconds. When does a request leave?',
  isDone: (seen) => hasPosts(seen) && seen.requests.length > 1,
}

/** What stands where the boundaries are chosen. */
function around({ stage }: Seen): string | undefined {
  return [...stage.querySelectorAll('select')].at(-1)?.value
}

function isWaiting(seen: Seen): boolean {
  return says(/^Loading/, seen)
}

function hasPosts(seen: Seen): boolean {
  return says(/^10 posts by User/, seen)
}

/** Whether a line says so that is not hidden, as those of a component that waits again are. */
function says(text: RegExp, { stage }: Seen): boolean {
  return [...stage.querySelectorAll('p')].some(
    (line) => text.test(line.textContent) && line.checkVisibility(),
  )
}
