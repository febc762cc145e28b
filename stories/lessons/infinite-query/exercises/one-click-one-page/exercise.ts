import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const oneClickOnePage: Exercise = {
  ...places,
  title: 'One click, one page',
  task: 'Pressing Load more twice, quickly, should make one request that runs to its end, and the button should keep the focus.',
  hints: [
    'Look at the row of requests after two quick presses. What should a press do while a page is loading, and where is the focus afterwards?',
    '`posts.isFetching` says that a request is in flight. `disabled` takes the focus away; `aria-disabled` keeps it, but does not stop a click.',
  ],
  mayImport: ['#ui/Button.tsx'],
}
