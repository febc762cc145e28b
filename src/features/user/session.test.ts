import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loggedOut, sessionReducer, userOf } from './session.ts'
import type { Session, SessionAction } from './session.ts'
import { createStoreUser, defaultPreferences } from './user.ts'

const ada = createStoreUser('ada@example.com', 1)
const loggedIn: Session = { status: 'loggedIn', user: ada }
const loading: Session = { status: 'loading' }
const failed: Session = { status: 'loggedOut', error: 'Login failed' }

describe('logging in', () => {
  it('goes from logged out over loading to logged in', () => {
    expect(after(loggedOut, { type: 'loginStarted' })).toEqual(loading)
    expect(after(loading, { type: 'loginSucceeded', user: ada })).toEqual(loggedIn)
  })

  it('forgets the last error when it starts', () => {
    expect(after(failed, { type: 'loginStarted' }, { type: 'loginCancelled' })).toEqual(loggedOut)
  })

  it('comes back to logged out with an error', () => {
    expect(after(loading, { type: 'loginFailed', error: 'Login failed' })).toEqual(failed)
  })

  it('does not happen once it was logged out of', () => {
    expect(after(loading, { type: 'loggedOut' }, { type: 'loginSucceeded', user: ada })).toEqual(loggedOut)
  })

  it('can be cancelled, which leaves a session that is not loading as it is', () => {
    expect(after(loading, { type: 'loginCancelled' })).toEqual(loggedOut)
    for (const session of [loggedIn, failed, loggedOut])
      expect(after(session, { type: 'loginCancelled' })).toBe(session)
  })
})

it('logging out clears user and error', () => {
  for (const session of [loggedIn, failed, loading])
    expect(after(session, { type: 'loggedOut' })).toEqual({ status: 'loggedOut' })
})

it('dismissing takes the error away, and nothing else', () => {
  expect(after(failed, { type: 'errorDismissed' })).toEqual({ status: 'loggedOut' })
  for (const session of [loggedIn, loading]) expect(after(session, { type: 'errorDismissed' })).toBe(session)
})

describe('updating', () => {
  it('merges fields into the user', () => {
    const session = after(loggedIn, { type: 'profileUpdated', change: { name: 'Countess' } })
    expect(userOf(session)).toEqual({ ...ada, name: 'Countess' })
  })

  it('merges preferences into the defaults the first time', () => {
    const session = after(loggedIn, { type: 'preferencesUpdated', change: { language: 'de' } })
    expect(userOf(session)?.preferences).toEqual({ theme: 'light', language: 'de', notifications: true })
  })

  it('merges preferences into what was chosen before', () => {
    const session = after(
      loggedIn,
      { type: 'preferencesUpdated', change: { theme: 'dark' } },
      { type: 'preferencesUpdated', change: { notifications: false } },
    )
    expect(userOf(session)?.preferences).toEqual({ theme: 'dark', language: 'en', notifications: false })
  })

  it('fills in the defaults for a change of nothing', () => {
    const session = after(loggedIn, { type: 'preferencesUpdated', change: {} })
    expect(userOf(session)?.preferences).toEqual(defaultPreferences)
  })

  it('does nothing without a user', () => {
    for (const session of [loggedOut, failed, loading]) {
      expect(after(session, { type: 'profileUpdated', change: { name: 'Nobody' } })).toBe(session)
      expect(after(session, { type: 'preferencesUpdated', change: { theme: 'dark' } })).toBe(session)
    }
  })
})

describe('restoring', () => {
  it('logs the stored user in, whatever was going on', () => {
    for (const session of [loggedOut, failed, loading, loggedIn])
      expect(after(session, { type: 'restored', user: ada })).toEqual(loggedIn)
  })

  it('of nobody logs out, and leaves a login that is in flight alone', () => {
    expect(after(loggedIn, { type: 'restored', user: undefined })).toEqual(loggedOut)
    for (const session of [loading, failed])
      expect(after(session, { type: 'restored', user: undefined })).toBe(session)
  })
})

describe('any sequence of actions', () => {
  const preferenceChange = fc.record(
    { theme: fc.constantFrom('light' as const, 'dark' as const), notifications: fc.boolean() },
    { requiredKeys: [] },
  )
  const actions: fc.Arbitrary<SessionAction> = fc.oneof(
    fc.constantFrom<SessionAction>(
      { type: 'loginStarted' },
      { type: 'loginSucceeded', user: ada },
      { type: 'loginFailed', error: 'Login failed' },
      { type: 'loginCancelled' },
      { type: 'loggedOut' },
      { type: 'errorDismissed' },
      { type: 'restored', user: ada },
      { type: 'restored', user: undefined },
    ),
    fc.record({ type: fc.constant('profileUpdated' as const), change: fc.record({ name: fc.string() }) }),
    fc.record({ type: fc.constant('preferencesUpdated' as const), change: preferenceChange }),
  )

  it('has a user exactly while logged in, and an error only while logged out', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), (sequence) => {
        let session: Session = loggedOut
        for (const action of sequence) {
          const before = structuredClone(session)
          const next = sessionReducer(session, action)
          expect(session).toEqual(before)
          expect('user' in next).toBe(next.status === 'loggedIn')
          expect('error' in next && next.status !== 'loggedOut').toBe(false)
          session = next
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('that ends by logging out ends with nothing left', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), (sequence) => {
        expect(after(loggedOut, ...sequence, { type: 'loggedOut' })).toEqual({ status: 'loggedOut' })
      }),
      { numRuns: 1000 },
    )
  })
})

function after(session: Session, ...actions: SessionAction[]): Session {
  return actions.reduce(sessionReducer, session)
}
