import { predict } from '#course/prediction/prediction.ts'
import type { World } from '#mocks/world.ts'
import { settled } from '#course/story/acting.ts'

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
    await settled(world)
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
