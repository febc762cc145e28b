import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const theRace: Exercise = {
  ...places,
  title: 'The race',
  task: 'Keep the effect, and make it ignore a request whose user is no longer chosen, whether it is answered or fails.',
  hints: [
    'Before an effect runs again, React runs the function that it returned. What can this function tell the request that is in flight?',
    'A variable of the effect belongs to one run of it. The function that the effect returns can change this variable, and the code after `await` can read it.',
  ],
}
