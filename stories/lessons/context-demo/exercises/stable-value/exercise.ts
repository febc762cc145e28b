import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const stableValue: Exercise = {
  ...places,
  title: 'Stable value',
  task: 'Each second the greeting and the button render, although the session is the same: let them render for a login only.',
  hints: [
    'A context compares its values with `Object.is`. What does the provider hand down in each of its own renders?',
    '`useMemo(() => ({ … }), [user])` returns the old object as long as `user` is the same.',
  ],
}
