import { expect, it } from 'vitest'
import { counterReducer, initialCounter } from '#features/counter/counter.ts'
import type { CounterAction } from '#features/counter/counter.ts'
import { logged } from './loggedReducer.ts'

const increment: CounterAction = { type: 'increment' }
const reducer = logged(counterReducer)
const start = { state: initialCounter }

it('does what the reducer inside does, and remembers each action with its state', () => {
  const once = counterReducer(initialCounter, increment)
  const twice = counterReducer(once, increment)
  const counter = reducer(reducer(start, increment), increment)
  expect(counter.state).toEqual(twice)
  expect(counter.step).toEqual({
    action: increment,
    state: twice,
    previous: { action: increment, state: once, previous: undefined },
  })
})

it('is pure: called twice it returns the same, and what it was given stays as it is', () => {
  const before = reducer(start, increment)
  const copy = structuredClone(before)
  expect(reducer(before, increment)).toEqual(reducer(before, increment))
  expect(before).toEqual(copy)
})

it('a jump takes the state that it brings, and is no action', () => {
  const counter = reducer(start, increment)
  const jumped = reducer(counter, { type: 'devtools/jump', state: initialCounter })
  expect(jumped).toEqual({ state: initialCounter, step: counter.step })
})
