import { createUser } from './user.ts'
import type { User } from './user.ts'

export interface Credentials {
  email: string
  password: string
}

/** How long the pretended server thinks about a login, in ms (behaviour §9.1). */
const LOGIN_DELAY_MS = 1000

/** What is wrong with an email and a password before anybody is asked (behaviour §5); undefined if nothing is. */
export function checkCredentials({ email, password }: Credentials): string | undefined {
  return email === '' || password === '' ? 'Email and password are required' : undefined
}

/**
 * A login that is only pretended: nothing is sent, any password will do, and the user is made up after
 * `LOGIN_DELAY_MS` (behaviour §4.4). Rejects with the signal's reason as soon as that is aborted.
 *
 * @throws Error 'Login failed' for an address that contains 'fail', so that a failure can be seen (behaviour §8.2)
 */
export async function simulateLogin({ email }: Credentials, signal: AbortSignal): Promise<User> {
  await delay(LOGIN_DELAY_MS, signal)
  if (email.includes('fail')) throw new Error('Login failed')
  return createUser(email, Date.now())
}

function delay(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, durationMs)
    signal.addEventListener('abort', onAbort, { once: true })
  })
}
