import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectQuietConsole, stubStorage } from '#storage/fakeStorage.ts'
import { readStored } from '#storage/storage.ts'
import { ContextLogin } from './ContextLogin.tsx'
import { createStoreUser, defaultPreferences, UserSchema } from './user.ts'
import { UserProvider } from './UserProvider.tsx'

const ada = createStoreUser('ada@example.com', 1)
const credentials = { email: 'ada@example.com', password: 'any' }

/** What each container stored before it made what it owns alone, and before a picture's address was a full one. */
const { avatar: image, ...bare } = ada
const avatar = 'ada%40example.com'
const olderUsers = [bare, { ...bare, avatar }, { ...bare, avatar, preferences: defaultPreferences }]

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  expectQuietConsole()
})

afterEach(() => void vi.useRealTimers())

describe('the user store', () => {
  it('stores exactly user and isAuthenticated, and finds them after a reload', async () => {
    const items = stubStorage({ other: 'kept' })
    await login()
    const { user } = JSON.parse(items.get(KEY) ?? '').state
    expect(JSON.parse(items.get(KEY) ?? '')).toEqual({ state: { user, isAuthenticated: true }, version: 0 })
    expect(user).toMatchObject({ name: 'Ada', role: 'user', avatar: image })
    expect(new URL(user.avatar).protocol).toBe('data:')
    expect(user).not.toHaveProperty('preferences')

    vi.resetModules()
    expect((await openStore()).useUserStore.getState().session).toEqual({ status: 'loggedIn', user })
    expect(items.get('other')).toBe('kept')
  })

  it('stores nobody after logging out', async () => {
    const items = stubStorage()
    await login()
    ;(await openStore()).userStoreActions.logout()
    expect(JSON.parse(items.get(KEY) ?? '').state).toEqual({ user: null, isAuthenticated: false })
  })

  it('never stores an error or a password', async () => {
    const items = stubStorage()
    const { useUserStore: store, userStoreActions } = await openStore()
    void userStoreActions.login({ email: 'fail@example.com', password: 'secret' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(store.getState().session).toEqual({ status: 'loggedOut', error: 'Login failed' })
    expect(JSON.parse(items.get(KEY) ?? '').state).toEqual({ user: null, isAuthenticated: false })
  })

  it.each(olderUsers)('takes a user stored by an earlier version: %j', async (user) => {
    stubStorage({ [KEY]: JSON.stringify({ state: { user, isAuthenticated: true }, version: 0 }) })
    const { useUserStore: store, userStoreActions } = await openStore()
    expect(store.getState().session).toEqual({ status: 'loggedIn', user })
    userStoreActions.updatePreferences({ language: 'de' })
    expect(store.getState().session).toMatchObject({ user: { preferences: { language: 'de' } } })
  })
})

describe('the user of the context', () => {
  it.each(olderUsers)('may be one whom an earlier version stored: %j', (user) => {
    stubStorage({ user: JSON.stringify(user) })
    expect(readStored('user', UserSchema)).toEqual(user)
  })

  it('is nobody in HTML made on a server, where no storage is', () => {
    const html = renderToString(createElement(UserProvider, undefined, createElement(ContextLogin)))
    expect(html).toContain('Logged out')
  })

  it('takes a provider', () => {
    expect(() => renderToString(createElement(ContextLogin))).toThrow(
      new Error('useUser must be used within a UserProvider'),
    )
  })
})

const KEY = 'user-storage'

/** The store of a page that has just opened. */
function openStore() {
  return import('./userStore.ts')
}

async function login(): Promise<void> {
  const { userStoreActions } = await openStore()
  const outcome = userStoreActions.login(credentials)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toBe('loggedIn')
}
