import type { LoggedRequest } from '#api/requestLog.ts'
import { predict } from '#course/prediction/prediction.ts'
import { settled } from '#course/story/acting.ts'

export const atOnce = predict({
  id: 'infinite-query/at-once',
  title: 'Three pages, refetched',
  question:
    'A list has three pages, and you press Refetch. How many of its requests are under way at the same time, at most?',
  options: [1, 2, 3],
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
  measure: ({ requests }, before) => mostAtOnce(requests.slice(before)),
  why: 'The parameter of each page comes from the page before it, so a refetch requests one page after the other.',
})

/** How many of some requests were under way at the same time. */
function mostAtOnce(requests: readonly LoggedRequest[]): number {
  const overlapping = requests.map(
    ({ startedAt }) =>
      requests.filter(
        (other) =>
          other.startedAt <= startedAt && other.startedAt + (other.durationMs ?? Infinity) > startedAt,
      ).length,
  )
  return Math.max(0, ...overlapping)
}
