import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readStored, writeStored } from '#storage/storage.ts'
import { ContextLogin } from './ContextLogin.tsx'
import { createStoreUser, defaultPreferences, UserSchema } from './user.ts'
import { UserProvider } from './UserProvider.tsx'

const ada = createStoreUser('ada@example.com', 1)
const credentials = { email: 'ada@example.com', password: 'any' }

/** What each container stored before it made what it owns alone. */
const { avatar, ...bare } = ada
const olderUsers = [bare, { ...bare, avatar }, { ...bare, avatar, preferences: defaultPreferences }]

/** Unusable contents of user-storage. */
const useless = [
  '',
  'ada',
  '{"state":',
  'null',
  '42',
  '"ada"',
  '[]',
  '{}',
  '{"state":null,"version":0}',
  '{"state":"ada","version":0}',
  '{"state":{"user":null,"isAuthenticated":true},"version":0}',
  '{"state":{"user":{"name":"Ada"},"isAuthenticated":true},"version":0}',
  `{"state":{"user":${JSON.stringify({ ...ada, role: 'owner' })},"isAuthenticated":true},"version":0}`,
  `{"state":{"user":${JSON.stringify({ ...ada, id: '1' })},"isAuthenticated":true},"version":0}`,
  `{"state":{"user":${JSON.stringify(ada)}},"version":0}`,
  `{"state":{"user":${JSON.stringify(ada)},"isAuthenticated":false},"version":0}`,
  `{"state":{"currentUser":"Ada","loggedIn":true},"version":3}`,
]

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  const written: unknown[] = []
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void written.push(words))
  onTestFinished(() => {
    vi.restoreAllMocks()
    if (written.length > 0) throw new Error(`The console was written to: ${String(written[0])}`)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the user store', () => {
  it('starts logged out when nothing is stored', async () => {
    stub({})
    expect((await openStore()).getState().session).toEqual({ status: 'loggedOut' })
  })

  it('stores exactly user and isAuthenticated, and finds them after a reload', async () => {
    const items = stub({ other: 'kept' })
    await login(await openStore())
    const { user } = JSON.parse(items.get(KEY) ?? '').state
    expect(JSON.parse(items.get(KEY) ?? '')).toEqual({ state: { user, isAuthenticated: true }, version: 0 })
    expect(user).toMatchObject({ name: 'Ada', role: 'user', avatar: 'ada%40example.com' })
    expect(user).not.toHaveProperty('preferences')

    vi.resetModules()
    expect((await openStore()).getState().session).toEqual({ status: 'loggedIn', user })
    expect(items.get('other')).toBe('kept')
  })

  it('stores nobody after logging out', async () => {
    const items = stub({})
    const store = await openStore()
    await login(store)
    store.getState().logout()
    expect(JSON.parse(items.get(KEY) ?? '').state).toEqual({ user: null, isAuthenticated: false })
  })

  it('never stores an error or a password', async () => {
    const items = stub({})
    const store = await openStore()
    void store.getState().login({ email: 'fail@example.com', password: 'secret' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(store.getState().session).toEqual({ status: 'loggedOut', error: 'Login failed' })
    expect(JSON.parse(items.get(KEY) ?? '').state).toEqual({ user: null, isAuthenticated: false })
  })

  it.each(useless)('starts logged out and works when “%s” is stored', async (text) => {
    const items = stub({ [KEY]: text, other: 'kept' })
    const store = await openStore()
    expect(store.getState().session).toEqual({ status: 'loggedOut' })
    await login(store)
    expect(store.getState().session.status).toBe('loggedIn')
    expect(items.get('other')).toBe('kept')
  })

  it('takes a user of another version whose shape still fits', async () => {
    stub({ [KEY]: JSON.stringify({ state: { user: ada, isAuthenticated: true }, version: 7 }) })
    expect((await openStore()).getState().session).toEqual({ status: 'loggedIn', user: ada })
  })

  it.each(olderUsers)('takes a user stored by an earlier version: %j', async (user) => {
    stub({ [KEY]: JSON.stringify({ state: { user, isAuthenticated: true }, version: 0 }) })
    const store = await openStore()
    expect(store.getState().session).toEqual({ status: 'loggedIn', user })
    store.getState().updatePreferences({ language: 'de' })
    expect(store.getState().session).toMatchObject({ user: { preferences: { language: 'de' } } })
  })

  it('keeps its actions whatever else is stored', async () => {
    stub({ [KEY]: JSON.stringify({ state: { login: 1, session: 2, user: null }, version: 0 }) })
    const store = await openStore()
    await login(store)
    expect(store.getState().session.status).toBe('loggedIn')
  })

  it('follows what another tab stored', async () => {
    const items = stub({})
    const store = await openStore()
    items.set(KEY, JSON.stringify({ state: { user: ada, isAuthenticated: true }, version: 0 }))
    await store.persist.rehydrate()
    expect(store.getState().session).toEqual({ status: 'loggedIn', user: ada })
    items.delete(KEY)
    await store.persist.rehydrate()
    expect(store.getState().session).toEqual({ status: 'loggedOut' })
  })

  it.each(['getItem', 'setItem'] as const)('works in memory when %s throws', async (method) => {
    stub({}, { [method]: refuse })
    const store = await openStore()
    await login(store)
    store.getState().updatePreferences({ language: 'de' })
    expect(store.getState().session).toMatchObject({ user: { preferences: { language: 'de' } } })
  })

  it('works in memory when there may be no storage', async () => {
    Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'localStorage'))
    const store = await openStore()
    await login(store)
    expect(store.getState().session.status).toBe('loggedIn')
  })
})

describe('the user of the context', () => {
  it('is found after a reload', () => {
    stub({})
    const user = { ...ada, preferences: { theme: 'dark', language: 'de', notifications: false } }
    writeStored('user', user)
    expect(readStored('user', UserSchema)).toEqual(user)
  })

  it.each(olderUsers)('may be one whom an earlier version stored: %j', (user) => {
    stub({ user: JSON.stringify(user) })
    expect(readStored('user', UserSchema)).toEqual(user)
  })

  it.each(['', 'ada', '{', 'null', '[]', '{}', '{"name":"Ada"}', '{"user":{"id":1}}', JSON.stringify([ada])])(
    'is nobody when “%s” is stored',
    (text) => {
      stub({ user: text })
      expect(readStored('user', UserSchema)).toBeUndefined()
    },
  )

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
async function openStore() {
  const { useUserStore } = await import('./userStore.ts')
  return useUserStore
}

async function login(store: Awaited<ReturnType<typeof openStore>>): Promise<void> {
  const outcome = store.getState().login(credentials)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toBe('loggedIn')
}

/** A local storage in memory; its methods can be replaced by broken ones. */
function stub(content: Record<string, string>, broken: Partial<Storage> = {}): Map<string, string> {
  const items = new Map(Object.entries(content))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    ...broken,
  })
  return items
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}
