import type { LoggedRequest } from '#api/requestLog.ts'
import { predict } from '#course/prediction/prediction.ts'
import { over } from '../demos/untilLoaded.ts'

export const sevenSeconds = predict({
  id: 'errors-end-to-end/seven-seconds',
  title: 'How late is the error?',
  question:
    'The same query, and time as it is. The server fails at once, each time. After how many seconds of pauses does the error show?',
  options: ['0 s', '3 s', '7 s'],
  source: 'The log says',
  act: ({ canvasElement }) => over(canvasElement),
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
