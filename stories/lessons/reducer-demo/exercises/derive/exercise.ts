import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const derive: Exercise = {
  ...places,
  title: 'Derive',
  task: 'Check a chore, then delete it, and the number of finished chores is wrong: make it right in every render.',
  hints: [
    'The number is kept along with the list, so each action has to update both. Can you compute the number from the list?',
    'Count while rendering: `chores.filter((chore) => chore.done).length`. Then the state needs no `done`, and no effect.',
  ],
}
