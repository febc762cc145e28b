import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const sixBrokenPages: Exercise = {
  ...places,
  title: 'Six broken pages',
  task: 'Write tests that pass on the page that works, and fail on each of six broken ones that you cannot see.',
  hints: [
    'Go through what the page promises, sentence by sentence. For each one, do what a user would do, and wait for what they would see.',
    "`server.use(http.get('*/posts', () => HttpResponse.error()))`, with both names from `msw` and before `render()`, makes the server fail. `findAllBy…` counts, `queryBy…` is for what must not be there, and `toHaveFocus` checks the focus.",
  ],
  mayImport: ['msw', 'storybook/test'],
}
