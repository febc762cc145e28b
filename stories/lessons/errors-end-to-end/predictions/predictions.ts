import { predict } from '#course/prediction/prediction.ts'
import { fastForward } from '../demos/fastForward.ts'
import { untilLoaded } from '../demos/untilLoaded.ts'
import type { LoggedRequest } from '#api/requestLog.ts'

export const fourRequests = predict({
  id: 'errors-end-to-end/four-requests',
  title: 'A server that always fails',
  question:
    'A bare `useQuery` has no option about failures. Its server answers every request with a 500. How many requests does it make before `isError` is true? Time runs ten times faster in this run.',
  options: [1, 3, 4],
  source: 'The log says',
  act: ({ canvasElement }) => fastForward(() => untilLoaded(canvasElement)),
  measure: ({ requests }) => requests.length,
  why: (measured) =>
    measured === 4
      ? '`retry` is 3 by default, and it counts what comes after the first attempt: 1 + 3.'
      : '`retry` is 3 by default: up to three more requests after the first one, until one of them succeeds.',
})

export const sevenSeconds = predict({
  id: 'errors-end-to-end/seven-seconds',
  title: 'How late is the error?',
  question:
    'The same query, and time as it is. The server fails at once, each time. After how many seconds of pauses does the error show?',
  options: ['0 s', '3 s', '7 s'],
  source: 'The log says',
  act: ({ canvasElement }) => untilLoaded(canvasElement),
  measure({ requests }) {
    const pausedMs = pausesOf(requests)
    if (pausedMs < 500) return '0 s'
    return pausedMs < 5000 ? '3 s' : '7 s'
  },
  why: 'Each pause is twice as long as the one before: 1 + 2 + 4 s. A reader looks at “Loading...” for as long.',
})

/** The time between requests, in ms. */
function pausesOf(requests: readonly LoggedRequest[]): number {
  return requests.reduce((sum, { startedAt }, index) => {
    const before = requests[index - 1]
    return before === undefined ? sum : sum + startedAt - before.startedAt - (before.durationMs ?? 0)
  }, 0)
}
