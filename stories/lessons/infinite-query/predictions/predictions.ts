import type { LoggedRequest } from '#api/requestLog.ts'
import { predict } from '#course/prediction/prediction.ts'
import type { Acting } from '#course/prediction/prediction.ts'
import { press, requestsOf, untilQuiet } from '#course/story/acting.ts'

export const atOnce = predict({
  id: 'infinite-query/at-once',
  title: 'Three pages, refetched',
  question:
    'A list has three pages, and you press Refetch. How many of its requests are under way at the same time, at most?',
  options: [1, 2, 3],
  source: 'The log says',
  async act(run) {
    await loadThreePages(run)
    const before = run.world.log.entries().length
    await press(run, 'Refetch')
    await untilQuiet(run.world)
    return before
  },
  measure: ({ requests }, before) => mostAtOnce(requests.slice(before)),
  why: 'The parameter of each page comes from the page before it, so a refetch requests one page after the other.',
})

async function loadThreePages(run: Acting): Promise<void> {
  await untilQuiet(run.world)
  for (const name of ['Load more', 'Load more']) {
    await press(run, name)
    await untilQuiet(run.world)
  }
}

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

export const ownEntries = predict({
  id: 'infinite-query/own-entries',
  title: 'This lesson’s own list, refetched',
  question:
    'The list of this lesson’s screen reads each page through the entry that Pagination uses, fresh for ten seconds. It has three pages, and you press Refetch at once. How many requests does that make?',
  options: [0, 1, 3],
  ...requestsOf((run) => press(run, 'Refetch'), loadThreePages),
  why: (measured) =>
    measured === 0
      ? 'The refetch called the function for each page, and each time the page’s own entry was fresh.'
      : 'The refetch called the function for each page, and requested the pages whose own entry was not fresh.',
})
