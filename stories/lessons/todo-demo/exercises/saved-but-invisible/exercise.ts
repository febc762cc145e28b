import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const savedButInvisible: Exercise = {
  ...places,
  title: 'Saved but invisible',
  task: 'After an add, show the server’s current list, and keep the button busy until that list has arrived.',
  hints: [
    'The server saves Milk. Nothing tells the cache that its list is out of date.',
    'A mutation’s `onSuccess` gets the `client` in its last argument, and can call `client.invalidateQueries`. The mutation stays pending until the promise that `onSuccess` returns is fulfilled.',
  ],
}
