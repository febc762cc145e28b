import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createNotification,
  defaultDuration,
  lifetime,
  noNotifications,
  OLD_AFTER_MS,
  unreadCount,
} from './notification.ts'
import type { Notification } from './notification.ts'
import { notificationReducer } from './notificationReducer.ts'
import type { NotificationAction } from './notificationReducer.ts'

const draft = { type: 'info', message: 'Hello' } as const

describe('a new notification', () => {
  it('is unread and carries its time, and its id is one', () => {
    const now = Date.now() + 1000
    expect(createNotification(draft, now)).toEqual({ ...draft, id: String(now), timestamp: now, read: false })
  })

  it('has the next id when time stands still', () => {
    const now = Date.now() + 5000
    const ids = [now, now, now - 1].map((time) => createNotification(draft, time).id)
    expect(ids).toEqual([now, now + 1, now + 2].map(String))
  })

  it('has an id of its own when the clock goes back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (times) => {
        const ids = times.map((now) => createNotification(draft, now).id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a notification stays', () => {
  it('for 5 seconds unless told otherwise', () => {
    expect(lifetime({})).toBe(5000)
    expect(defaultDuration).toBe(5000)
    expect(lifetime({ duration: 1 })).toBe(1)
  })

  it.each([0, -1, NaN, Infinity])('until it is removed for a duration of %d', (duration) => {
    expect(lifetime({ duration })).toBeUndefined()
  })
})

describe('reading', () => {
  it('marks one', () => {
    const list = [entry('1'), entry('2')]
    const after = notificationReducer(list, { type: 'markRead', id: '2' })
    expect(after.map(({ read }) => read)).toEqual([false, true])
    expect(unreadCount(after)).toBe(1)
  })

  it('marks all', () => {
    expect(unreadCount(notificationReducer([entry('1'), entry('2')], { type: 'markAllRead' }))).toBe(0)
  })
})

describe('removing old ones', () => {
  const now = Date.UTC(2026, 0, 2)

  it.each([
    ['a millisecond short of 24 hours stays', OLD_AFTER_MS - 1, 1],
    ['of exactly 24 hours goes', OLD_AFTER_MS, 0],
    ['older than 24 hours goes', OLD_AFTER_MS + 1, 0],
    ['of this moment stays', 0, 1],
    ['from a clock that runs ahead stays', -5000, 1],
  ])('one %s', (_, age, left) => {
    expect(notificationReducer([entry('1', now - age)], { type: 'removeOld', now })).toHaveLength(left)
  })
})

describe('whatever happens', () => {
  it('no two have the same id, and the unread count matches', () => {
    fc.assert(
      fc.property(fc.array(anyAction(), { maxLength: 40 }), (actions) => {
        let list = noNotifications
        for (const action of actions) {
          const before = structuredClone(list)
          const after = notificationReducer(list, action)
          expect(list).toEqual(before)
          list = after
          expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
          expect(unreadCount(list)).toBe(list.length - list.filter(({ read }) => read).length)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('one that is there already is not added again', () => {
    const list = [entry('1')]
    expect(notificationReducer(list, { type: 'add', notification: entry('1') })).toBe(list)
  })
})

function entry(id: string, timestamp = 0): Notification {
  return { ...draft, id, timestamp, read: false }
}

/** Few ids, so that they collide. */
function anyAction(): fc.Arbitrary<NotificationAction> {
  const id = fc.nat({ max: 8 }).map(String)
  const time = fc.nat({ max: 3 * OLD_AFTER_MS })
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('add'),
        notification: fc.tuple(id, time).map(([id, timestamp]) => entry(id, timestamp)),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('markRead'), id }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('remove'), id }) },
    { weight: 1, arbitrary: fc.constant({ type: 'markAllRead' } as const) },
    { weight: 1, arbitrary: fc.constant({ type: 'clear' } as const) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('removeOld'), now: time }) },
  )
}
