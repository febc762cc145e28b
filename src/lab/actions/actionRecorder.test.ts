import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { create } from 'zustand'
import { createJSONStorage, devtools, persist } from 'zustand/middleware'
import { pathToPresent } from './actionLog.ts'
import { createActionRecorder } from './actionRecorder.ts'
import type { ActionRecorder } from './actionRecorder.ts'
import { describeAction } from './describeAction.ts'

let recorder: ActionRecorder
const disk = new Map<string, string>()

beforeEach(() => {
  disk.clear()
  install(createActionRecorder())
})

afterEach(() => void vi.unstubAllGlobals())

describe('the log', () => {
  it('has every action of every store in order, by name, with its time and the states around it', async () => {
    let time = 0
    install(createActionRecorder({ now: () => (time += 10) }))
    const [first, second] = [counterStore('first'), counterStore('second')]
    first.getState().increment()
    second.getState().set(4)
    expect((await read()).entries).toMatchObject([
      { number: 1, container: 'first', action: { type: 'increment' }, at: 10 },
      { number: 2, container: 'second', action: { type: 'set', value: 4 }, at: 20 },
    ])
    expect((await read()).entries[1]).toMatchObject({ before: { count: 0 }, after: { count: 4 } })
    expect((await read()).present).toBe(2)
  })

  it('tells its listeners once, however much happens in one go', async () => {
    const store = counterStore()
    const listener = vi.fn()
    recorder.log.subscribe(listener)
    store.getState().increment()
    store.getState().increment()
    expect(listener).not.toHaveBeenCalled()
    expect((await read()).entries).toHaveLength(2)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('tells stores of one name apart while both are here', async () => {
    const [first, second] = [counterStore('counter'), counterStore('counter')]
    first.getState().increment()
    second.getState().increment()
    first.devtools.cleanup()
    second.devtools.cleanup()
    counterStore('counter').getState().increment()
    expect((await read()).entries.map(({ container }) => container)).toEqual([
      'counter',
      'counter 2',
      'counter',
    ])
  })

  it('keeps the latest actions; the state before the oldest one is the start', async () => {
    install(createActionRecorder({ limit: 3 }))
    const store = counterStore()
    for (let count = 0; count < 5; count += 1) store.getState().increment()
    expect((await read()).entries.map(({ number }) => number)).toEqual([3, 4, 5])
    recorder.goTo(0)
    expect(store.getState().count).toBe(2)
    expect((await read()).present).toBe(2)
  })

  it('can be cleared from anywhere: what is there now becomes the start', async () => {
    const store = counterStore()
    for (let count = 0; count < 3; count += 1) store.getState().increment()
    recorder.goTo(2)
    recorder.clear()
    expect(await read()).toEqual({ entries: [], present: 0 })
    store.getState().increment()
    expect((await read()).entries).toMatchObject([{ number: 1, before: { count: 2 }, after: { count: 3 } }])
    recorder.goTo(0)
    expect(store.getState().count).toBe(2)
  })
})

describe('a jump', () => {
  it('puts every store into its state after any action, and is no action itself', async () => {
    const stores = [counterStore('first'), counterStore('second')] as const
    const counts = () => stores.map((store) => store.getState().count)
    await fc.assert(
      fc.asyncProperty(anyWalk, fc.array(fc.nat(20), { minLength: 1 }), async (walk, jumps) => {
        recorder.clear()
        const moments = [counts()]
        for (const [first, value] of walk) {
          stores[first ? 0 : 1].getState().set(value)
          moments.push(counts())
        }
        for (const jump of jumps) {
          const number = Math.min(jump, walk.length)
          recorder.goTo(jump)
          expect(counts()).toEqual(moments[number])
          expect(await read()).toMatchObject({ present: number, entries: { length: walk.length } })
        }
      }),
    )
  })

  it('is where the next action goes on; what was jumped over stays in the log, and can be gone to', async () => {
    const store = counterStore()
    for (const value of [1, 2, 3]) store.getState().set(value)
    recorder.goTo(1)
    expect(await happened()).toEqual([1])
    store.getState().increment()
    expect(store.getState().count).toBe(2)
    expect((await read()).entries).toHaveLength(4)
    expect(await happened()).toEqual([1, 4])
    recorder.goTo(3)
    expect(store.getState().count).toBe(3)
    expect(await happened()).toEqual([1, 2, 3])
  })

  it('leaves stores alone that are in that state already', () => {
    const [first, second] = [counterStore('first'), counterStore('second')]
    second.getState().increment()
    const listener = vi.fn()
    second.subscribe(listener)
    first.getState().increment()
    recorder.goTo(1)
    expect(first.getState().count).toBe(0)
    expect(listener).not.toHaveBeenCalled()
  })

  it('does not reach a store that has left', () => {
    const store = counterStore()
    store.getState().increment()
    store.devtools.cleanup()
    recorder.goTo(0)
    expect(store.getState().count).toBe(1)
  })

  it('takes a store that came later to its first state', () => {
    counterStore('early').getState().increment()
    const late = counterStore('late')
    late.getState().increment()
    recorder.goTo(1)
    expect(late.getState().count).toBe(0)
  })

  it('is not stored; the next action stores what then holds', () => {
    const store = counterStore()
    for (const value of [1, 2, 3]) store.getState().set(value)
    recorder.goTo(1)
    expect(stored()).toBe(3)
    store.getState().increment()
    expect(stored()).toBe(2)
  })
})

describe('what comes from storage', () => {
  it('at the beginning is where the log starts', async () => {
    store(7)
    expect(counterStore().getState().count).toBe(7)
    expect((await read()).entries).toEqual([])
  })

  it('later is an action with a name', async () => {
    const counter = counterStore()
    store(7)
    await counter.persist.rehydrate()
    expect((await read()).entries).toMatchObject([
      { action: { type: 'rehydrated' }, before: { count: 0 }, after: { count: 7 } },
    ])
  })
})

it('an action has its type, and what else it carries on one line, without passwords', () => {
  expect(describeAction({ type: 'set', value: 4 })).toEqual({ type: 'set', payload: '{"value":4}' })
  expect(describeAction({ type: 'reset' })).toEqual({ type: 'reset', payload: '' })
  expect(describeAction({ type: 'restored', user: undefined })).toEqual({ type: 'restored', payload: '' })
  expect(describeAction({ type: 'login', password: 'secret' }).payload).toBe('{"password":"•••"}')
  expect(describeAction('next')).toEqual({ type: '"next"', payload: '' })
})

const anyWalk = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: -9, max: 9 })), { maxLength: 20 })

function install(next: ActionRecorder): void {
  recorder = next
  vi.stubGlobal('window', { __REDUX_DEVTOOLS_EXTENSION__: recorder })
}

/** The log after its listeners were called. */
async function read() {
  await Promise.resolve()
  return recorder.log.getState()
}

/** The numbers of the actions that led to the present state. */
async function happened(): Promise<number[]> {
  return [...pathToPresent(await read())].toSorted((a, b) => a - b)
}

interface Count {
  count: number
  increment: () => void
  set: (value: number) => void
}

function counterStore(name = 'counter') {
  return create<Count>()(
    devtools(
      persist(
        (set) => ({
          count: 0,
          increment: () => set(({ count }) => ({ count: count + 1 }), undefined, { type: 'increment' }),
          set: (value) => set({ count: value }, undefined, { type: 'set', value }),
        }),
        { name, storage: createJSONStorage(() => storage), partialize: ({ count }) => ({ count }) },
      ),
      { name, enabled: true, anonymousActionType: 'rehydrated' },
    ),
  )
}

const storage = {
  getItem: (key: string) => disk.get(key) ?? null,
  setItem: (key: string, text: string) => void disk.set(key, text),
  removeItem: (key: string) => void disk.delete(key),
}

function store(count: number): void {
  disk.set('counter', JSON.stringify({ state: { count }, version: 0 }))
}

function stored(): unknown {
  const { state }: { state: { count: unknown } } = JSON.parse(disk.get('counter') ?? '{"state":{}}')
  return state.count
}
