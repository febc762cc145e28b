import { predict } from '#course/prediction/prediction.ts'
import { untilQuiet } from '#course/story/acting.ts'
import type { World } from '#mocks/world.ts'

export const disabledAndEmpty = predict({
  id: 'when-may-it-ask/disabled-and-empty',
  title: 'Disabled, with an empty cache',
  question:
    'Nobody is chosen, so the query has `enabled: false`. The cache is empty. What are its `status` and its `fetchStatus`?',
  options: ['pending, fetching', 'pending, idle', 'success, idle'],
  source: 'The table says',
  act: ({ world }) => untilQuiet(world, 500),
  measure: ({ stage }) => /Posts: (\w+, \w+)\./.exec(stage.textContent)?.[1] ?? 'no state',
  why: 'There is no data, so it is `pending`. Nothing runs its function, so it is `idle`. “Pending” does not say that an answer is on its way.',
})

export const atMostAtOnce = predict({
  id: 'when-may-it-ask/at-most-at-once',
  title: 'Two queries, one after the other',
  question:
    'Post 12 is chosen. One query asks for the post, the other for the posts of its author. How many requests are under way at once, at most?',
  options: [0, 1, 2],
  source: 'The log says',
  async act({ canvas, userEvent, world }) {
    const most = watchMost(world)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Post' }), 'Post 12')
    await untilQuiet(world)
    return most()
  },
  measure: (_seen, most) => most,
  why: (measured) =>
    measured === 1
      ? 'The second address contains the author, whom only the first answer names. So the two waits add up.'
      : 'A request counts from when it leaves until it ends.',
})

/** Counts the requests under way after each change of the log. Returns a function that stops, and says the highest count. */
function watchMost({ log }: World): () => number {
  let most = 0
  const stop = log.subscribe(() => {
    most = Math.max(most, log.entries().filter(({ outcome }) => outcome === 'pending').length)
  })
  return () => {
    stop()
    return most
  }
}
