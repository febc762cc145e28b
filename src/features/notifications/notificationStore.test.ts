import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createExpiryTimers } from './expiryTimers.ts'
import { noNotifications, OLD_AFTER_MS, unreadCount } from './notification.ts'
import type { Notification } from './notification.ts'
import { notificationActions, notificationReducer } from './notificationReducer.ts'
import type { NotificationActions } from './notificationReducer.ts'
import { notificationStoreActions, useNotificationStore } from './notificationStore.ts'

interface Container {
  list: () => readonly Notification[]
  actions: NotificationActions
  /** Restores the initial state. */
  close: () => void
}

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }))
afterEach(() => void vi.useRealTimers())

describe.each([
  ['the reducer with its timers, as the provider runs them', openReducer],
  ['the store', openStore],
])('%s', (_, open) => {
  it('marks one as read, or all', () => {
    const { list, actions, close } = open()
    for (const message of ['one', 'two', 'three']) actions.add({ type: 'success', message })
    actions.markRead(list()[1]?.id ?? '')
    expect(list().map(({ read }) => read)).toEqual([false, true, false])
    actions.markAllRead()
    expect(unreadCount(list())).toBe(0)
    close()
  })

  it('removes them after 5 seconds, and after their duration if they have one', () => {
    const { list, actions, close } = open()
    actions.add({ type: 'info', message: 'default' })
    actions.add({ type: 'info', message: 'short', duration: 3000 })
    vi.advanceTimersByTime(2999)
    expect(list()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(list().map(({ message }) => message)).toEqual(['default'])
    vi.advanceTimersByTime(1999)
    expect(list()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(list()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
    close()
  })

  it('waits for a duration beyond what a timer can', () => {
    const { list, actions, close } = open()
    actions.add({ type: 'info', message: 'long', duration: 2 ** 40 })
    vi.advanceTimersByTime(OLD_AFTER_MS)
    expect(list()).toHaveLength(1)
    close()
  })

  it('keeps the time of one that is read meanwhile', () => {
    const { list, actions, close } = open()
    actions.add({ type: 'info', message: 'read' })
    vi.advanceTimersByTime(4000)
    actions.markAllRead()
    expect(unreadCount(list())).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(list()).toEqual([])
    close()
  })

  it('removes one, or all, and their timers', () => {
    const { list, actions, close } = open()
    for (const message of ['one', 'two', 'three']) actions.add({ type: 'info', message })
    actions.remove(list()[0]?.id ?? '')
    expect(list().map(({ message }) => message)).toEqual(['two', 'three'])
    expect(vi.getTimerCount()).toBe(2)
    actions.clear()
    expect(list()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
    close()
  })

  it('removes old ones at exactly 24 hours, by the clock of the moment', () => {
    const { list, actions, close } = open()
    actions.add({ type: 'info', message: 'old', duration: 0 })
    vi.advanceTimersByTime(1)
    actions.add({ type: 'info', message: 'new', duration: 0 })
    vi.advanceTimersByTime(OLD_AFTER_MS - 2)
    actions.removeOld()
    expect(list()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    actions.removeOld()
    expect(list().map(({ message }) => message)).toEqual(['new'])
    close()
  })

  it('has a timer for each that does not stay, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => {
        const { list, actions, close } = open()
        for (const step of steps) {
          perform(actions, list(), step)
          expect(new Set(list().map(({ id }) => id)).size).toBe(list().length)
          expect(vi.getTimerCount()).toBe(list().filter(({ duration }) => duration !== 0).length)
        }
        close()
        expect(vi.getTimerCount()).toBe(0)
      }),
      { numRuns: 1000 },
    )
  })
})

it('the reducer and the store hold the same notifications after the same actions', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => {
      const containers = [openReducer(), openStore()]
      const [reduced, stored] = containers.map(({ list, actions, close }) => {
        vi.setSystemTime(Date.UTC(2026, 0, 1))
        for (const step of steps) perform(actions, list(), step)
        const kept = list().map((entry) => ({ ...entry, id: 'any' }))
        close()
        return kept
      })
      expect(stored).toEqual(reduced)
    }),
    { numRuns: 1000 },
  )
})

it('nothing is stored', () => {
  const setItem = vi.fn<Storage['setItem']>()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  const { actions, close } = openStore()
  actions.add({ type: 'info', message: 'x' })
  close()
  vi.unstubAllGlobals()
  expect(setItem).not.toHaveBeenCalled()
})

type Step =
  | { kind: 'add'; duration: number | undefined }
  | { kind: 'remove' | 'markRead'; at: number }
  | { kind: 'markAllRead' | 'clear' | 'removeOld' }
  | { kind: 'wait'; ms: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('add'), duration: fc.constantFrom(undefined, 0, 3000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('remove', 'markRead'), at: fc.nat({ max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('markAllRead', 'clear', 'removeOld') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.constantFrom(1, 2999, 5000, OLD_AFTER_MS) }),
  },
)

function perform(actions: NotificationActions, list: readonly Notification[], step: Step): void {
  switch (step.kind) {
    case 'add':
      return actions.add({
        type: 'info',
        message: 'x',
        ...(step.duration !== undefined && { duration: step.duration }),
      })
    case 'wait':
      return void vi.advanceTimersByTime(step.ms)
    case 'remove':
    case 'markRead':
      return actions[step.kind](list[step.at]?.id ?? 'none')
    case 'markAllRead':
    case 'clear':
    case 'removeOld':
      return actions[step.kind]()
  }
}

function openReducer(): Container {
  let list = noNotifications
  const actions = notificationActions((action) => {
    list = notificationReducer(list, action)
    timers.follow(list)
  })
  const timers = createExpiryTimers(actions.remove)
  return { list: () => list, actions, close: () => timers.follow(noNotifications) }
}

function openStore(): Container {
  resetStore()
  return {
    list: () => useNotificationStore.getState().notifications,
    actions: notificationStoreActions,
    close: resetStore,
  }
}

function resetStore(): void {
  useNotificationStore.setState(useNotificationStore.getInitialState(), true)
}
