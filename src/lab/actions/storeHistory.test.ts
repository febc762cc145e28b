import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createActionHistory } from './actionHistory.ts'
import type { ActionHistory } from './actionHistory.ts'
import { tracedCounter } from './tracedCounter.ts'

interface Count {
  count: number
  increment: (by?: number) => void
  twice: () => void
  later: () => Promise<void>
}

let person = true
const disk = new Map<string, string>()
const writes = vi.fn<(text: string) => void>()

beforeEach(() => {
  person = true
  disk.clear()
  writes.mockClear()
})

let stop: (() => void) | undefined
afterEach(() => stop?.())

describe('the log', () => {
  it('names the functions that are called, with their arguments', () => {
    const { store, types } = started()
    store.getState().increment()
    store.getState().increment(5)
    expect(types()).toEqual(['increment', 'increment 5'])
  })

  it('has an action that calls another one once', () => {
    const { store, types } = started()
    store.getState().twice()
    expect(store.getState().count).toBe(2)
    expect(types()).toEqual(['twice'])
  })

  it('has what an action does later under its name', async () => {
    const { store, types } = started()
    await store.getState().later()
    expect(types()).toEqual(['later', 'later (later)'])
  })

  it('says of other changes that they came from outside', () => {
    const { store, types } = started()
    store.setState({ count: 9 })
    expect(types()).toEqual(['changed from outside'])
  })

  it('says so when storage was read again', async () => {
    const { store, types } = started()
    disk.set('count', JSON.stringify({ state: { count: 12 }, version: 0 }))
    await store.persist.rehydrate()
    expect(store.getState().count).toBe(12)
    expect(types()).toEqual(['rehydrated'])
  })

  it('has no entry for a store that was set to what it was', () => {
    const { store, types } = started()
    store.setState({ count: 0 })
    expect(types()).toEqual([])
  })

  it('goes on with names when the store is reset', () => {
    const { store, types } = started()
    const { increment } = store.getState()
    store.getState().increment()
    store.setState(store.getInitialState(), true)
    expect(store.getState().increment).toBe(increment)
    store.getState().increment()
    expect(types()).toEqual(['increment', 'changed from outside', 'increment'])
  })
})

describe('the functions of a store', () => {
  it('are the same as long as it is followed, and its own again after that', () => {
    const { store, history } = prepared()
    const own = store.getState().increment
    const end = history.start()
    const wrapped = store.getState().increment
    expect(wrapped).not.toBe(own)
    store.getState().increment()
    history.goTo(0)
    history.backToNow()
    expect(store.getState().increment).toBe(wrapped)
    end()
    expect(store.getState().increment).toBe(own)
  })

  it('are wrapped once for two logs, which both have every action', () => {
    const { store, history } = prepared()
    const second = createActionHistory({ byPerson: () => person, stores: [['count', store]] })
    const ends = [history.start(), second.start()]
    store.getState().increment()
    expect([history.log().last, second.log().last]).toEqual([1, 1])
    ends[0]?.()
    store.getState().increment()
    expect([history.log().last, second.log().last]).toEqual([1, 2])
    ends[1]?.()
  })

  it('that somebody still holds work when nobody watches any longer', () => {
    const { store, history } = prepared()
    const end = history.start()
    const { increment } = store.getState()
    end()
    increment()
    expect(store.getState().count).toBe(1)
    expect(history.log().last).toBe(0)
  })
})

describe('time travel', () => {
  it('puts the store back, and forward again', () => {
    const { store, history } = started()
    store.getState().increment()
    store.getState().increment()
    history.goTo(1)
    expect(store.getState().count).toBe(1)
    history.goTo(0)
    expect(store.getState().count).toBe(0)
    history.backToNow()
    expect(store.getState().count).toBe(2)
  })

  it('writes nothing to storage', () => {
    const { store, history } = started()
    store.getState().increment()
    writes.mockClear()
    history.goTo(0)
    history.backToNow()
    expect(writes).not.toHaveBeenCalled()
    store.getState().increment()
    expect(stored()).toBe(2)
  })

  it('stores what is shown when somebody goes on from there, also that of another store', () => {
    const { store, history, other } = started()
    store.getState().increment()
    other.getState().increment()
    history.goTo(0)
    other.getState().increment(7)
    expect(stored()).toBe(0)
    expect(history.log().last).toBe(1)
    expect(store.getState().count).toBe(0)
  })

  it('starting and stopping writes nothing either', () => {
    const { history } = prepared()
    writes.mockClear()
    history.start()()
    expect(writes).not.toHaveBeenCalled()
  })

  it('ends when nobody follows any longer', () => {
    const { store, history } = prepared()
    const end = history.start()
    store.getState().increment()
    history.goTo(0)
    end()
    expect(store.getState().count).toBe(1)
    store.getState().increment()
    expect(stored()).toBe(2)
  })

  it('has what changed while nobody watched as one action', () => {
    const { store, history } = prepared()
    history.start()()
    store.getState().increment(3)
    const end = history.start()
    expect(history.log().actions.map(({ type }) => type)).toEqual(['changed while nobody watched'])
    history.goTo(0)
    expect(store.getState().count).toBe(0)
    end()
    expect(store.getState().count).toBe(3)
  })
})

describe('while travelling', () => {
  it('an action that no person called does nothing', () => {
    const { store, history } = started()
    store.getState().increment()
    history.goTo(0)
    person = false
    store.getState().increment()
    expect(store.getState().count).toBe(0)
    expect(history.log().heldBack).toBe(1)
  })

  it('a change from outside is taken back at once, and stored by nobody', () => {
    const { store, history } = started()
    store.getState().increment()
    history.goTo(0)
    person = false
    const shown = vi.fn()
    store.subscribe(({ count }) => shown(count))
    store.setState({ count: 50 })
    expect(store.getState().count).toBe(0)
    expect(shown).toHaveBeenLastCalledWith(0)
    history.backToNow()
    expect(store.getState().count).toBe(1)
    expect(stored()).toBe(1)
    expect(history.log()).toMatchObject({ last: 1, heldBack: 1 })
  })

  it('the end of an action is held back, whose beginning is in the log', async () => {
    const { store, history } = started()
    const done = store.getState().later()
    history.goTo(0)
    person = false
    await done
    expect(store.getState().count).toBe(0)
    history.backToNow()
    expect(store.getState().count).toBe(0)
    expect(history.log()).toMatchObject({ last: 1, heldBack: 1 })
  })

  it('another tab is held back, and its storage is left alone', async () => {
    const { store, history } = started()
    store.getState().increment()
    history.goTo(0)
    person = false
    disk.set('count', JSON.stringify({ state: { count: 12 }, version: 0 }))
    await store.persist.rehydrate()
    expect(store.getState().count).toBe(0)
    history.backToNow()
    expect(store.getState().count).toBe(1)
    expect(stored()).toBe(12)
  })
})

describe('two logs of the same store', () => {
  it('do not cut each other when both travel', () => {
    const { store, history, second } = two()
    for (let count = 0; count < 3; count += 1) store.getState().increment()
    history.goTo(1)
    second.goTo(2)
    expect(store.getState().count).toBe(2)
    expect([history.log(), second.log()]).toMatchObject([
      { last: 3, present: 1 },
      { last: 3, present: 2 },
    ])
    history.backToNow()
    expect(store.getState().count).toBe(3)
    second.backToNow()
    expect(store.getState().count).toBe(3)
    expect([history.log().last, second.log().last]).toEqual([3, 3])
    expect(stored()).toBe(3)
  })

  it('have nothing of a visit by the other one', () => {
    const { store, history, second } = two()
    store.getState().increment()
    history.goTo(0)
    history.backToNow()
    expect(typesOf(second)).toEqual(['increment'])
    store.getState().increment()
    expect(typesOf(second)).toEqual(['increment', 'increment'])
  })

  it('have where a person goes on from the visit of the other one', () => {
    const { store, history, second } = two()
    for (let count = 0; count < 3; count += 1) store.getState().increment()
    history.goTo(1)
    second.goTo(2)
    store.getState().increment(10)
    expect(store.getState().count).toBe(12)
    expect(stored()).toBe(12)
    expect(typesOf(second)).toEqual(['increment', 'increment', 'increment'])
    expect(typesOf(history)).toEqual(['increment', 'put by another log', 'increment'])
    for (const log of [history, second]) {
      expect(log.statesOf(3)).toEqual({ before: { count: 2 }, after: { count: 12 } })
      log.goTo(1)
      expect(store.getState().count).toBe(1)
      log.backToNow()
      expect(store.getState().count).toBe(12)
    }
  })

  it('have nothing of a visit when only a reducer goes on', () => {
    const { store, history, second } = two()
    const counter = tracedCounter(second)
    store.getState().increment()
    history.goTo(0)
    counter.dispatch({ type: 'increment' })
    expect(typesOf(second)).toEqual(['increment', 'increment'])
    history.backToNow()
    store.getState().increment()
    expect(typesOf(second)).toEqual(['increment', 'increment', 'increment'])
  })

  it('begin with what the store is now, also while the other one is away', () => {
    const { store, history } = started()
    store.getState().increment()
    history.goTo(0)
    const late = createActionHistory({ byPerson: () => person, stores: [['count', store]] })
    const end = late.start()
    history.backToNow()
    late.goTo(0)
    expect(store.getState().count).toBe(1)
    end()
  })

  it('leave the other one where it is when they end', () => {
    const { store, history, endSecond } = two()
    store.getState().increment()
    history.goTo(0)
    endSecond()
    expect(store.getState().count).toBe(0)
    expect(history.log()).toMatchObject({ last: 1, present: 0 })
  })
})

function two() {
  const parts = prepared()
  const second = createActionHistory({ byPerson: () => person, stores: [['count', parts.store]] })
  const ends = [parts.history.start(), second.start()]
  stop = () => ends.map((end) => end())
  return { ...parts, second, endSecond: () => ends.pop()?.() }
}

const typesOf = (history: ActionHistory) => history.log().actions.map(({ type }) => type)

function prepared() {
  const store = create<Count>()(
    persist(
      (set, get) => ({
        count: 0,
        increment: (by) => set(({ count }) => ({ count: count + (by ?? 1) })),
        twice() {
          get().increment()
          get().increment()
        },
        async later() {
          await Promise.resolve()
          set({ count: 100 })
        },
      }),
      { name: 'count', storage: createJSONStorage(() => storage), partialize: ({ count }) => ({ count }) },
    ),
  )
  const other = create<{ count: number; increment: (by?: number) => void }>()((set) => ({
    count: 0,
    increment: (by) => set(({ count }) => ({ count: count + (by ?? 1) })),
  }))
  const history = createActionHistory({
    byPerson: () => person,
    stores: [
      ['count', store],
      ['other', other],
    ],
  })
  const types = () => history.log().actions.map(({ type, payload }) => `${type} ${payload}`.trim())
  return { store, other, history, types }
}

function started() {
  const parts = prepared()
  stop = parts.history.start()
  return parts
}

const storage = {
  getItem: (key: string) => disk.get(key) ?? null,
  setItem(key: string, text: string) {
    disk.set(key, text)
    writes(text)
  },
  removeItem: (key: string) => void disk.delete(key),
}

function stored(): unknown {
  const { state }: { state: { count: unknown } } = JSON.parse(disk.get('count') ?? '{"state":{}}')
  return state.count
}
