import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const twoAdds: Exercise = {
  ...places,
  title: 'Two adds',
  task: 'Add two todos, one right after the other: take back one that fails, keep one that is saved in the list the whole time, and end with the server’s todos.',
  hints: [
    'The snapshot of the first add is older than the second add. `onError` gets the todo that failed, and an updater of `client.setQueryData` gets the current list.',
    'The list that the first add asks for may lack the second. Give the mutation a `mutationKey`, and look at `client.isMutating({ mutationKey })` in `onSettled`.',
  ],
}
