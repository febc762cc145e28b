import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkCredentials, simulateLogin } from './login.ts'
import { loggedOut, sessionReducer } from './session.ts'
import type { Session } from './session.ts'
import { createStoreUser } from './user.ts'
import { createUserActions } from './userActions.ts'

const credentials = { email: 'ada@example.com', password: 'any' }
const refused = { email: 'fail@example.com', password: 'any' }

beforeEach(() => void vi.useFakeTimers({ now: 42_000 }))
afterEach(() => void vi.useRealTimers())

describe('the check of email and password', () => {
  it.each([
    { email: '', password: '' },
    { email: 'ada@example.com', password: '' },
    { email: '', password: 'any' },
  ])('refuses %j', (credentials) => {
    expect(checkCredentials(credentials)).toBe('Email and password are required')
  })

  it('lets both pass, without a look at the format', () => {
    expect(checkCredentials({ email: 'ada', password: ' ' })).toBeUndefined()
  })
})

describe('the simulated login', () => {
  it('takes 1000 ms', async () => {
    const settled = vi.fn()
    const { signal } = new AbortController()
    void simulateLogin(credentials, signal).then(settled)
    await vi.advanceTimersByTimeAsync(999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledOnce()
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('fails for fail@example.com', async () => {
    const failure = simulateLogin(refused, new AbortController().signal).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await failure).toEqual(new Error('Login failed'))
  })

  it.each(['failte@example.com', 'ada@fail.example.com', 'not.fail@example.com'])(
    'lets %s in, although it has “fail” in it',
    async (email) => {
      const login = simulateLogin({ email, password: 'any' }, new AbortController().signal)
      await Promise.all([expect(login).resolves.toBeUndefined(), vi.advanceTimersByTimeAsync(1000)])
    },
  )

  it('ends at once when it is aborted, and leaves no timer', async () => {
    const controller = new AbortController()
    const login = simulateLogin(credentials, controller.signal)
    controller.abort()
    await expect(login).rejects.toThrow('aborted')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the actions', () => {
  it('log in, over loading, as the user that their container makes when the login ends', async () => {
    const { actions, states, session } = open()
    const outcome = actions.login(credentials)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await outcome).toBe('loggedIn')
    expect(states()).toEqual(['loading', 'loggedIn'])
    expect(session()).toEqual({ status: 'loggedIn', user: createStoreUser('ada@example.com', 43_000) })
  })

  it('say what failed', async () => {
    const { actions, session } = open()
    const outcome = actions.login(refused)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await outcome).toBe('loginFailed')
    expect(session()).toEqual({ status: 'loggedOut', error: 'Login failed' })
  })

  it('say what is missing at once, without waiting', async () => {
    const { actions, session } = open()
    expect(await actions.login({ email: '', password: '' })).toBe('incomplete')
    expect(session()).toEqual({ status: 'loggedOut', error: 'Email and password are required' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('let logging out win over a login that is in flight', async () => {
    const { actions, session } = open()
    const outcome = actions.login(credentials)
    await vi.advanceTimersByTimeAsync(500)
    actions.logout()
    await vi.advanceTimersByTimeAsync(5000)
    expect(await outcome).toBe('cancelled')
    expect(session()).toEqual({ status: 'loggedOut' })
  })

  it('let a later login win over an earlier one', async () => {
    const { actions, session } = open()
    const first = actions.login(refused)
    await vi.advanceTimersByTimeAsync(500)
    const second = actions.login(credentials)
    await vi.advanceTimersByTimeAsync(1000)
    expect([await first, await second]).toEqual(['cancelled', 'loggedIn'])
    expect(session().status).toBe('loggedIn')
  })

  it.each(['by its signal', 'on request'])('give a login up %s, and then leave no timer', async (how) => {
    const { actions, session } = open()
    const controller = new AbortController()
    const outcome = actions.login(credentials, controller.signal)
    if (how === 'on request') actions.cancelLogin()
    else controller.abort()
    expect(await outcome).toBe('cancelled')
    expect(session()).toEqual({ status: 'loggedOut' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('do not log out when there is no login to give up', async () => {
    const { actions, session } = open()
    void actions.login(credentials)
    await vi.advanceTimersByTimeAsync(1000)
    actions.cancelLogin()
    expect(session().status).toBe('loggedIn')
  })
})

/** A session in a variable, which is enough for the actions. */
function open() {
  const history: Session[] = []
  const session = () => history.at(-1) ?? loggedOut
  return {
    session,
    states: () => history.map(({ status }) => status),
    actions: createUserActions(
      (action) => void history.push(sessionReducer(session(), action)),
      createStoreUser,
    ),
  }
}
