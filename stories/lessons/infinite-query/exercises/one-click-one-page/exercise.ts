import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const oneClickOnePage: Exercise = {
  ...places,
  title: 'One click, one page',
  task: 'Press Load more twice quickly: make that one request that runs to its end, and let the button keep the focus.',
  hints: [
    'Look at the row of requests after two quick presses. What may a press do while a page is on its way, and where is the focus afterwards?',
    '`posts.isFetching` says that a request is under way. `aria-disabled` keeps the focus where `disabled` takes it away, but it does not stop a click.',
  ],
  mayImport: ['#ui/Button.tsx'],
}
