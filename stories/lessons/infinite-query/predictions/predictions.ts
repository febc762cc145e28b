import type { LoggedRequest } from '#api/requestLog.ts'
import { predict } from '#course/prediction/prediction.ts'
import { firstOf } from '#course/story/textOnStage.ts'
import type { Acting } from '#course/prediction/prediction.ts'
import { press, untilQuiet } from '#course/story/acting.ts'

/** How many pages there are. */
const showsPages = (stage: HTMLElement) => firstOf(stage, /\d+ pages?/, /Loading\.\.\./)

const single = '1, because one request brings the whole list'
const inTurn = '1, because the parameter of each page comes from the page before it'
const together = '3, because the parameters of all three pages are known by now'

export const atOnce = predict({
  id: 'infinite-query/at-once',
  title: 'Three pages, refetched',
  question:
    'A list has three pages, and you press Refetch. At most, how many requests are in flight at the same time, and why?',
  options: [single, inTurn, together],
  shows: showsPages,
  tellingWords: ['in order', 'in a row', 'one after the other', 'in turn', 'leaves when the one before'],
  source: 'The log says',
  async act(run) {
    await loadThreePages(run)
    const before = run.world.log.entries().length
    await press(run, 'Refetch')
    await untilQuiet(run.world)
    return before
  },
  measure({ requests }, before) {
    const again = requests.slice(before)
    const most = mostAtOnce(again)
    if (again.length === 1) return single
    if (most === 1) return inTurn
    return most === 3 ? together : `${most}`
  },
  why: 'A refetch requests one page after the other, and takes the parameter of the next page from each answer, since it may have changed by now.',
})

async function loadThreePages(run: Acting): Promise<void> {
  await untilQuiet(run.world)
  for (const name of ['Load more', 'Load more']) {
    await press(run, name)
    await untilQuiet(run.world)
  }
}

/** How many of some requests were in flight at the same time. */
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

const noRequest = '0, because each page’s own entry is still fresh'
const oneRequest = '1, because the list is one entry'
const threeRequests = '3, because a refetch asks the server for each page'

export const ownEntries = predict({
  id: 'infinite-query/own-entries',
  title: 'A list that reads other entries, refetched',
  question:
    'The function of a list does not fetch: it reads each page through the entry that Pagination uses, fresh for ten seconds. The list has three pages, and you press Refetch right after they have loaded. How many requests does that make, and why?',
  options: [noRequest, oneRequest, threeRequests],
  shows: showsPages,
  tellingWords: ['no request at all', 'only stale pages', 'no request within 10 seconds'],
  source: 'The log says',
  async act(run) {
    await loadThreePages(run)
    const before = run.world.log.entries().length
    await press(run, 'Refetch')
    await untilQuiet(run.world)
    return before
  },
  measure({ requests }, before) {
    const more = requests.length - before
    return [noRequest, oneRequest, `${more}`, threeRequests][more] ?? `${more}`
  },
  why: (measured) =>
    measured === noRequest
      ? 'The refetch called the function for each page, and each time the page’s own entry was fresh.'
      : 'The refetch called the function for each page, and requested the pages whose own entry was not fresh.',
})
