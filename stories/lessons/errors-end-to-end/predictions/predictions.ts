import { predict } from '#course/prediction/prediction.ts'
import { fastForward } from '../demos/fastForward.ts'
import { untilLoaded } from '../demos/untilLoaded.ts'
import type { LoggedRequest } from '#api/requestLog.ts'

const requestsAndWhy: Record<number, string> = {
  2: '2, because by default it asks again once',
  3: '3, because by default it asks three times in all',
  4: '4, because by default it asks again three times',
}

export const fourRequests = predict({
  id: 'errors-end-to-end/four-requests',
  title: 'A server that always fails',
  question:
    'A plain `useQuery` sets no option about failures. Its server answers every request with a 500. How many requests does it make before `isError` is true, and why? Time runs ten times faster in this run.',
  options: Object.values(requestsAndWhy),
  tellingWords: ['four requests', 'three retries', 'retries three times', 'three times more'],
  source: 'The log says',
  act: ({ canvasElement }) => fastForward(() => untilLoaded(canvasElement)),
  measure: ({ requests }) => requestsAndWhy[requests.length] ?? String(requests.length),
  why: (measured) =>
    measured === requestsAndWhy[4]
      ? '`retry` is 3 by default, and it counts what comes after the first attempt: 1 + 3.'
      : '`retry` is 3 by default: up to three more requests after the first one, until one of them succeeds.',
})

const atOnce = '0 s, because it asks again at once'
const equalPauses = '3 s, because each of the three pauses is a second'
const doubled = '7 s, because each pause is twice the one before'

export const sevenSeconds = predict({
  id: 'errors-end-to-end/seven-seconds',
  title: 'How late is the error?',
  question:
    'The same query, now at its real speed. The server fails immediately, every time. How many seconds of pauses go by before the error appears, and why?',
  options: [atOnce, equalPauses, doubled],
  tellingWords: ['seven seconds', 'twice as long', 'twice the one before', '1, 2 and 4', '2 and 4 s'],
  source: 'The pauses took',
  act: ({ canvasElement }) => untilLoaded(canvasElement),
  measure({ requests }) {
    const pausedMs = pausesOf(requests)
    if (pausedMs < 500) return atOnce
    if (Math.abs(pausedMs - 3000) < 1000) return equalPauses
    return Math.abs(pausedMs - 7000) < 1500 ? doubled : `${Math.round(pausedMs / 1000)} s`
  },
  why: (measured) =>
    measured === doubled
      ? 'The pauses are 1, 2 and 4 s. All that time, the user looks at “Loading...”.'
      : 'There are pauses of 1, 2 and 4 s, as long as the requests fail.',
})

/** The time between requests, in ms. */
function pausesOf(requests: readonly LoggedRequest[]): number {
  return requests.reduce((sum, { startedAt }, index) => {
    const before = requests[index - 1]
    return before === undefined ? sum : sum + startedAt - before.startedAt - (before.durationMs ?? 0)
  }, 0)
}
