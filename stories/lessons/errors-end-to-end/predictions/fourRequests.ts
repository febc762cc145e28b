import { predict } from '#course/prediction/prediction.ts'
import { faster } from '../demos/fastForward.ts'
import { over } from '../demos/untilLoaded.ts'

export const fourRequests = predict({
  id: 'errors-end-to-end/four-requests',
  title: 'A server that always fails',
  question:
    'A bare `useQuery` has no option about failures. Its server answers every request with a 500. How many requests does it make before `isError` is true? Time runs ten times faster in this run.',
  options: [1, 3, 4],
  source: 'The log says',
  act: ({ canvasElement }) => faster(() => over(canvasElement)),
  measure: ({ requests }) => requests.length,
  why: (measured) =>
    measured === 4
      ? '`retry` is 3 by default, and it counts what comes after the first attempt: 1 + 3.'
      : '`retry` is 3 by default: up to three more requests after the first one, until one of them succeeds.',
})
