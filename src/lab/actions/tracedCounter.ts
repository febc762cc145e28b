import { counterReducer, initialCounter } from '#features/counter/counter.ts'
import type { CounterAction, CounterState } from '#features/counter/counter.ts'
import { createLink, Put } from '#trace/link.ts'
import type { Tracer } from '#trace/tracer.ts'

/** The counter's reducer as a component holds it, without React: for tests. */
export function tracedCounter(tracer: Tracer | undefined, name = 'counter') {
  let state = initialCounter
  const link = createLink<CounterState, CounterAction>(name, initialCounter, (action) => {
    state = action instanceof Put ? action.state : counterReducer(state, action)
    link.shows(state, counterReducer)
  })
  link.shows(state, counterReducer)
  return {
    dispatch: link.dispatch,
    state: () => state,
    leave: link.join(tracer),
    comeBack: () => link.join(tracer),
  }
}
