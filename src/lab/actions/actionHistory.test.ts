import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { counterReducer, initialCounter } from '#features/counter/counter.ts'
import type { CounterAction } from '#features/counter/counter.ts'
import { createActionHistory } from './actionHistory.ts'
import type { ActionHistory } from './actionHistory.ts'
import { tracedCounter } from './tracedCounter.ts'

let person = true
const byPerson = () => person

beforeEach(() => {
  person = true
})

const increment: CounterAction = { type: 'increment' }
const anyAction = fc.oneof(
  fc.constantFrom<CounterAction>(
    increment,
    { type: 'decrement' },
    { type: 'reset' },
    { type: 'errorCleared' },
  ),
  fc.record({ type: fc.constant('set' as const), value: fc.integer({ min: -9, max: 9 }) }),
)
const anyWalk = fc.array(fc.tuple(fc.boolean(), anyAction), { maxLength: 40 })

describe('the log', () => {
  it('has every action of every container in order, with what it carries and its time', () => {
    let time = 0
    const history = createActionHistory({ byPerson, now: () => (time += 10) })
    const [first, second] = [tracedCounter(history), tracedCounter(history, 'other counter')]
    first.dispatch(increment)
    second.dispatch({ type: 'set', value: 4 })
    expect(history.log()).toEqual({
      actions: [
        { container: 'counter', type: 'increment', payload: '', at: expect.any(Number) },
        { container: 'other counter', type: 'set', payload: '{"value":4}', at: expect.any(Number) },
      ],
      first: 1,
      last: 2,
      present: 2,
      heldBack: 0,
    })
    expect(history.statesOf(2)).toEqual({
      before: initialCounter,
      after: counterReducer(initialCounter, { type: 'set', value: 4 }),
    })
    expect(history.statesOf(0)).toBeUndefined()
    expect(history.statesOf(3)).toBeUndefined()
  })

  it('is the same object until something changes, and tells its listeners soon', async () => {
    const history = createActionHistory({ byPerson })
    const counter = tracedCounter(history)
    const listener = vi.fn()
    const stop = history.subscribe(listener)
    const before = history.log()
    expect(history.log()).toBe(before)
    counter.dispatch(increment)
    counter.dispatch(increment)
    expect(history.log()).not.toBe(before)
    await Promise.resolve()
    expect(listener).toHaveBeenCalledOnce()
    stop()
    counter.dispatch(increment)
    await Promise.resolve()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('can be cleared from anywhere: the latest state stays', () => {
    const { history, counter } = counted(3)
    history.goTo(1)
    history.clear()
    expect(counter.state().count).toBe(3)
    expect(history.log()).toMatchObject({ actions: [], first: 1, last: 0, present: 0 })
    counter.dispatch(increment)
    history.goTo(0)
    expect(counter.state().count).toBe(3)
  })
})

describe('time travel', () => {
  it('puts every container into its state of any moment, and back', () => {
    fc.assert(
      fc.property(anyWalk, fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }), (walk, jumps) => {
        const { history, counters, moments } = walked(walk)
        for (const jump of jumps) {
          const number = Math.min(jump, walk.length)
          history.goTo(number)
          expect(history.log().present).toBe(number)
          expect(counters.map((counter) => counter.state())).toEqual(moments[number])
        }
        history.backToNow()
        expect(history.log().present).toBe(walk.length)
        expect(counters.map((counter) => counter.state())).toEqual(moments.at(-1))
      }),
    )
  })

  it('cuts off what followed when something is dispatched from there', () => {
    fc.assert(
      fc.property(anyWalk, fc.nat(40), anyAction, (walk, jump, action) => {
        const { history, counters, moments } = walked(walk)
        const number = Math.min(jump, walk.length)
        history.goTo(number)
        const [left, right] = moments[number] ?? []
        if (left === undefined) throw new Error('There is no such moment.')
        counters[0].dispatch(action)
        expect(history.log()).toMatchObject({ last: number + 1, present: number + 1 })
        expect(history.log().actions).toHaveLength(number + 1)
        expect(counters.map((counter) => counter.state())).toEqual([counterReducer(left, action), right])
      }),
    )
  })

  it('stays within the log', () => {
    const { history, counter } = counted(2)
    history.goTo(99)
    expect(history.log().present).toBe(2)
    history.goTo(-1)
    expect(history.log().present).toBe(0)
    expect(counter.state()).toBe(initialCounter)
  })
})

describe('timers', () => {
  it('never write while travelling, nor later', () => {
    fc.assert(
      fc.property(anyWalk, fc.array(anyAction, { maxLength: 5 }), fc.nat(40), (walk, late, jump) => {
        fc.pre(jump < walk.length)
        const { history, counters, moments } = walked(walk)
        history.goTo(jump)
        person = false
        for (const action of late) counters[0].dispatch(action)
        person = true
        expect(counters.map((counter) => counter.state())).toEqual(moments[jump])
        expect(history.log()).toMatchObject({ last: walk.length, present: jump, heldBack: late.length })
        history.backToNow()
        expect(counters.map((counter) => counter.state())).toEqual(moments.at(-1))
        expect(history.log().last).toBe(walk.length)
      }),
    )
  })

  it('write again now', () => {
    const { history, counter } = counted(2)
    history.goTo(1)
    history.backToNow()
    person = false
    counter.dispatch(increment)
    expect(counter.state().count).toBe(3)
    expect(history.log()).toMatchObject({ last: 3, heldBack: 0 })
  })

  it('that were started by actions cut off since are held back for good', async () => {
    vi.useFakeTimers()
    const history = createActionHistory({ byPerson })
    const stop = history.start()
    const counter = tracedCounter(history)
    const later = (value: number) =>
      setTimeout(() => void Promise.resolve().then(() => asTimer(counter, { type: 'set', value })))
    counter.dispatch(increment)
    later(10)
    counter.dispatch(increment)
    later(20)
    history.goTo(1)
    counter.dispatch({ type: 'decrement' })
    await vi.advanceTimersByTimeAsync(10)
    const types = history.log().actions.map(({ type, payload }) => `${type} ${payload}`.trim())
    expect(types).toEqual(['increment', 'decrement', 'set {"value":10}'])
    expect(history.log().heldBack).toBe(1)
    stop()
    vi.useRealTimers()
  })
})

describe('10,000 actions', () => {
  it('are kept; the oldest go first, and every moment that is left can be visited', () => {
    const history = createActionHistory({ byPerson })
    const counter = tracedCounter(history)
    for (let count = 0; count < 10_500; count += 1) counter.dispatch(increment)
    expect(history.log()).toMatchObject({ first: 501, last: 10_500, present: 10_500 })
    expect(history.log().actions).toHaveLength(10_000)
    for (const number of [500, 501, 777, 9_999, 10_500]) {
      history.goTo(number)
      expect(counter.state().count).toBe(number)
      expect(counter.state().history).toHaveLength(number)
    }
    history.goTo(3)
    expect(counter.state().count).toBe(500)
  })

  it('are as many as somebody wants', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 0, max: 400 }),
        fc.nat(400),
        (limit, count, jump) => {
          const history = createActionHistory({ byPerson, limit })
          const counter = tracedCounter(history)
          for (let step = 0; step < count; step += 1) counter.dispatch(increment)
          expect(history.log().actions).toHaveLength(Math.min(limit, count))
          history.goTo(jump)
          expect(counter.state().count).toBe(Math.max(count - limit, Math.min(jump, count)))
          history.backToNow()
          expect(counter.state().count).toBe(count)
        },
      ),
    )
  })
})

describe('containers that come and go', () => {
  it('one that goes while travelling goes as it is now', () => {
    const { history, counter } = counted(3)
    history.goTo(1)
    counter.leave()
    expect(counter.state().count).toBe(3)
    counter.dispatch(increment)
    expect(counter.state().count).toBe(4)
    expect(history.log().last).toBe(3)
  })

  it('one that comes back while travelling comes back to the same moment', () => {
    const { history, counter } = counted(3)
    history.goTo(1)
    counter.leave()
    counter.comeBack()
    expect(counter.state().count).toBe(1)
    history.backToNow()
    expect(counter.state().count).toBe(3)
  })

  it('one that changed while nobody watched has that in the log', () => {
    const { history, counter } = counted(1)
    counter.leave()
    counter.dispatch({ type: 'set', value: 7 })
    counter.comeBack()
    expect(history.log().actions.map(({ type }) => type)).toEqual([
      'increment',
      'changed while nobody watched',
    ])
    history.goTo(1)
    expect(counter.state().count).toBe(1)
    history.backToNow()
    expect(counter.state().count).toBe(7)
  })

  it('a new one sets itself up while travelling, and is no action of anybody', () => {
    const { history } = counted(3)
    history.goTo(1)
    const late = tracedCounter(history, 'late counter')
    person = false
    late.dispatch({ type: 'set', value: 5 })
    expect(late.state().count).toBe(5)
    expect(history.log()).toMatchObject({ last: 3, present: 1, heldBack: 0 })
    history.backToNow()
    expect(late.state().count).toBe(5)
    late.dispatch(increment)
    history.goTo(0)
    expect(late.state().count).toBe(5)
  })

  it('a new one is at its first state in every moment before it came', () => {
    const { history } = counted(2)
    const second = tracedCounter(history, 'second counter')
    second.dispatch(increment)
    history.goTo(1)
    expect(second.state()).toBe(initialCounter)
  })
})

function asTimer(counter: ReturnType<typeof tracedCounter>, action: CounterAction): void {
  person = false
  counter.dispatch(action)
  person = true
}

function counted(count: number): { history: ActionHistory; counter: ReturnType<typeof tracedCounter> } {
  const history = createActionHistory({ byPerson })
  const counter = tracedCounter(history)
  for (let step = 0; step < count; step += 1) counter.dispatch(increment)
  return { history, counter }
}

/** Two counters, with the states of both after each action. */
function walked(walk: readonly (readonly [first: boolean, action: CounterAction])[]) {
  const history = createActionHistory({ byPerson })
  const counters = [tracedCounter(history), tracedCounter(history, 'other counter')] as const
  const states = () => counters.map((counter) => counter.state())
  const moments = [states()]
  for (const [first, action] of walk) {
    counters[first ? 0 : 1].dispatch(action)
    moments.push(states())
  }
  return { history, counters, moments }
}
