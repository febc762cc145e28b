import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const oneToast: Exercise = {
  ...places,
  title: 'One toast',
  task: 'This page reports failures only in toasts, so show one toast each time the query fails for good, no matter how many components read it, and keep the old posts on the page.',
  hints: [
    'The query function runs for each attempt, and an effect for each component. What is there once for all of them, and knows when the last retry has failed?',
    'A `QueryClient` takes a `queryCache`, and `new QueryCache({ … })` takes callbacks for all queries.',
  ],
  mayImport: ['react-error-boundary'],
}
