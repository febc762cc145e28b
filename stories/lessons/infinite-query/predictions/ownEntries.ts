import { predict } from '#course/prediction/prediction.ts'
import { settled } from '#course/story/acting.ts'

export const ownEntries = predict({
  id: 'infinite-query/own-entries',
  title: 'This lesson’s own list, refetched',
  question:
    'The list of this lesson’s screen reads each page through the entry that Pagination uses, fresh for ten seconds. It has three pages, and you press Refetch at once. How many requests does that make?',
  options: [0, 1, 3],
  source: 'The log says',
  async act({ canvas, userEvent, world }) {
    await settled(world)
    for (const name of ['Load more', 'Load more']) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await settled(world)
    }
    const before = world.log.entries().length
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
    await settled(world)
    return before
  },
  measure: ({ requests }, before) => requests.length - before,
  why: (measured) =>
    measured === 0
      ? 'The refetch called the function for each page, and each time the page’s own entry was fresh.'
      : 'The refetch called the function for each page, and requested the pages whose own entry was not fresh.',
})
