/** A counter with its history, a loading flag and an error (behaviour §3.3). */
export interface CounterState {
  count: number
  loading: boolean
  error: string | undefined
  /** Every earlier count, oldest first. */
  history: readonly number[]
  /** The last action, in words; empty before the first. */
  lastAction: string
}

/** All actions on a counter (behaviour §4.1). */
// #region actions
export type CounterAction =
  | { type: 'increment' }
  | { type: 'decrement' }
  | { type: 'reset' }
  | { type: 'set'; value: number }
  | { type: 'loadingStarted' }
  | { type: 'loadingFinished' }
  | { type: 'errorSet'; message: string }
  | { type: 'errorCleared' }
// #endregion

export const initialCounter: CounterState = {
  count: 0,
  loading: false,
  error: undefined,
  history: [],
  lastAction: '',
}

/** Applies an action to a counter (behaviour §4.1). */
export function counterReducer(state: CounterState, action: CounterAction): CounterState {
  switch (action.type) {
    case 'increment':
      return moveTo(state, state.count + 1, 'Incremented')
    case 'decrement':
      return moveTo(state, state.count - 1, 'Decremented')
    case 'reset':
      return moveTo(state, 0, 'Reset')
    case 'set': {
      const count = finiteOrZero(action.value)
      return moveTo(state, count, `Set to ${count}`)
    }
    case 'loadingStarted':
      return { ...state, loading: true, lastAction: 'Loading started' }
    case 'loadingFinished':
      return { ...state, loading: false, lastAction: 'Loading finished' }
    case 'errorSet':
      return { ...state, error: action.message, lastAction: `Error: ${action.message}` }
    case 'errorCleared':
      return { ...state, error: undefined, lastAction: 'Error cleared' }
  }
}

/** The last five earlier counts, newest first (behaviour §9.1). */
export function recentHistory({ history }: CounterState): readonly number[] {
  return history.slice(-RECENT).toReversed()
}

/** The number itself if it is finite; 0 otherwise (behaviour §5). Never −0. */
export function finiteOrZero(value: number): number {
  return Number.isFinite(value) ? value || 0 : 0
}

/** The number itself if it is a safe integer; 0 otherwise (behaviour §5). Never −0. */
export function integerOrZero(value: number): number {
  return Number.isSafeInteger(value) ? value || 0 : 0
}

const RECENT = 5

function moveTo(state: CounterState, count: number, lastAction: string): CounterState {
  return { ...state, count, history: [...state.history, state.count], lastAction }
}
