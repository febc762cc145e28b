import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counterReducer, finiteOrZero, initialCounter, integerOrZero, recentHistory } from './counter.ts'
import type { CounterAction, CounterState } from './counter.ts'

it('a counter begins at 0, neither loading nor failed', () => {
  expect(initialCounter).toEqual({ count: 0, loading: false, error: undefined, history: [], lastAction: '' })
})

describe('what happens to a counter', () => {
  // #region tests
  it.each<[CounterAction, Partial<CounterState>]>([
    [{ type: 'increment' }, { count: 8, history: [7], lastAction: 'Incremented' }],
    [{ type: 'decrement' }, { count: 6, history: [7], lastAction: 'Decremented' }],
    [{ type: 'reset' }, { count: 0, history: [7], lastAction: 'Reset' }],
    [
      { type: 'set', value: 10 },
      { count: 10, history: [7], lastAction: 'Set to 10' },
    ],
  ])('%j', (action, expected) => {
    const before = { ...initialCounter, count: 7 }
    expect(counterReducer(before, action)).toEqual({ ...before, ...expected })
  })
  // #endregion

  it.each<[CounterAction, Partial<CounterState>]>([
    [
      { type: 'set', value: -5 },
      { count: -5, history: [7], lastAction: 'Set to -5' },
    ],
    [
      { type: 'set', value: Number.NaN },
      { count: 0, history: [7], lastAction: 'Set to 0' },
    ],
    [
      { type: 'set', value: Number.POSITIVE_INFINITY },
      { count: 0, history: [7], lastAction: 'Set to 0' },
    ],
    [{ type: 'loadingStarted' }, { loading: true, history: [], lastAction: 'Loading started' }],
    [{ type: 'loadingFinished' }, { loading: false, history: [], lastAction: 'Loading finished' }],
    [
      { type: 'errorSet', message: 'Oh' },
      { error: 'Oh', history: [], lastAction: 'Error: Oh' },
    ],
    [{ type: 'errorCleared' }, { error: undefined, history: [], lastAction: 'Error cleared' }],
  ])('%j', (action, expected) => {
    const before = { ...initialCounter, count: 7 }
    expect(counterReducer(before, action)).toEqual({ ...before, ...expected })
  })

  it('keeps in its history exactly the previous counts, in order', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
        const previous: number[] = []
        let state = initialCounter
        for (const action of actions) {
          if (changesTheCount(action)) previous.push(state.count)
          const next = counterReducer(deepFreeze(state), action)
          // As StrictMode demands.
          expect(counterReducer(state, action)).toEqual(next)
          state = next
          expect(state.history).toEqual(previous)
          expect(Number.isFinite(state.count)).toBe(true)
        }
        expect(recentHistory(state)).toEqual(previous.toReversed().slice(0, 5))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('values from an input', () => {
  it.each([
    ['12', 12],
    ['-5', -5],
    ['2.5', 2.5],
    [' 7 ', 7],
    ['', 0],
    ['abc', 0],
    ['12abc', 0],
    ['Infinity', 0],
    ['-0', 0],
  ])('%j counts as %d', (text, expected) => {
    expect(finiteOrZero(Number(text))).toBe(expected)
  })

  it.each([
    [3, 3],
    [-3, -3],
    [2.5, 0],
    [Number.NaN, 0],
    [1e300, 0],
    [-0, 0],
  ])('as an integer %d counts as %d', (value, expected) => {
    expect(integerOrZero(value)).toBe(expected)
  })
})

const anyAction: fc.Arbitrary<CounterAction> = fc.oneof(
  fc.constantFrom<CounterAction>(
    { type: 'increment' },
    { type: 'decrement' },
    { type: 'reset' },
    { type: 'loadingStarted' },
    { type: 'loadingFinished' },
    { type: 'errorCleared' },
  ),
  fc.record({ type: fc.constant('set' as const), value: fc.oneof(fc.integer(), fc.double()) }),
  fc.record({ type: fc.constant('errorSet' as const), message: fc.string() }),
)

function changesTheCount({ type }: CounterAction): boolean {
  return ['increment', 'decrement', 'reset', 'set'].includes(type)
}

function deepFreeze(state: CounterState): CounterState {
  Object.freeze(state.history)
  return Object.freeze(state)
}
