type Listener = (exerciseId: string) => void

const listeners = new Set<Listener>()

/** Says that an exercise is solved: its grader has accepted an answer of the learner. */
export function onSolved(exerciseId: string): void {
  for (const listener of listeners) listener(exerciseId)
}

/** Calls a listener with the id of each exercise that is solved from now on. Returns a function that removes it. */
export function followSolved(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
