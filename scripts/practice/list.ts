import type { FoundExercise } from './exercises.ts'
import { stateOf } from './results.ts'
import type { Results, State } from './results.ts'

const marks: Record<State, string> = { 'not tried': '·', changed: '…', solved: '✓', 'not yet': '✗' }

/** All exercises with their state, one on a line, and how many are solved. */
export function listed(
  exercises: readonly Pick<FoundExercise, 'id' | 'version'>[],
  results: Results,
): string {
  const width = Math.max(0, ...exercises.map(({ id }) => id.length))
  const states = exercises.map((exercise) => stateOf(exercise, results))
  const lines = exercises.map(({ id }, index) => {
    const state = states[index] ?? 'not tried'
    return `${marks[state]} ${id.padEnd(width)}  ${state}`
  })
  const solved = states.filter((state) => state === 'solved').length
  return [...lines, '', `${solved} of ${exercises.length} exercises solved`].join('\n')
}

/** The exercise of an id, or of the last part of one. */
export function oneNamed(name: string, exercises: readonly FoundExercise[]): FoundExercise | undefined {
  return exercises.find(({ id }) => id === name) ?? exercises.find(({ id }) => id.endsWith(`/${name}`))
}
