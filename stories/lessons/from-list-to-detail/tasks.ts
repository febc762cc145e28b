import type { Seen, Task } from '#course/demo/task.ts'

export const openOne: Task = {
  says: 'Choose a title. What do you see of the post before the answer arrives?',
  isDone: (seen) => opened(seen).length > 0,
}

export const beginWithNothing: Task = {
  says: 'Let a detail begin with nothing, and choose another title. What do you see now?',
  isDone: (seen) => new Set(opened(seen)).size > 1 && seen.stage.querySelector('select')?.value === 'nothing',
}

export const typeAWord: Task = {
  says: 'Type server quickly, and count the requests. Clear the field, choose the debounced text, and type it again.',
  isDone: ({ requests, stage }) =>
    stage.querySelector('select')?.value === 'debounced' &&
    requests.some(({ path }) => path === 'titles?q=serve') &&
    requests.at(-1)?.path === 'titles?q=server' &&
    requests.at(-1)?.outcome === 200,
}

/** The posts that were asked for and have come. */
function opened({ requests }: Seen): string[] {
  return requests
    .filter(({ path, outcome }) => path.startsWith('posts/') && outcome === 200)
    .map(({ path }) => path)
}
