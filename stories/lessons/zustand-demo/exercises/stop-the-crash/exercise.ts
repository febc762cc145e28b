import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const stopTheCrash: Exercise = {
  ...places,
  title: 'Stop the crash',
  task: 'The basket crashes as soon as it renders: make it show its apples and pears, and render only when one of them changes.',
  hints: [
    'What does the selector return when it is called twice with the same state? Are the two results the same, by `Object.is`?',
    'Select plain values, one hook each. Or wrap the selector: `useFruit(useShallow(selector))` keeps the old object as long as its fields are the same.',
  ],
}
