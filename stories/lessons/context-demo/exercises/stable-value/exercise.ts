import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const stableValue: Exercise = {
  ...places,
  title: 'Stable value',
  task: 'Every second the greeting and the button render, although the session is the same: make them render only for a login.',
  hints: [
    'A context compares its values with `Object.is`. What does the provider pass down each time it renders?',
    '`useMemo(() => ({ … }), [user])` returns the old object as long as `user` is the same.',
  ],
}
