export interface Credentials {
  email: string
  password: string
}

/** The duration of a simulated login, in ms (behaviour §9.1). */
const LOGIN_DELAY_MS = 1000
/** The only address that is refused, to show a failure (behaviour §4.4). */
const REFUSED = 'fail@example.com'

/** The validation message for an email and a password (behaviour §5); undefined if they are valid. */
export function checkCredentials({ email, password }: Credentials): string | undefined {
  return email === '' || password === '' ? 'Email and password are required' : undefined
}

/**
 * Simulates a login: nothing is sent, and any password is accepted after `LOGIN_DELAY_MS` (behaviour §4.4). Rejects with
 * the signal's reason when it is aborted.
 *
 * @throws Error 'Login failed' for the address that is refused (behaviour §8.2)
 */
export async function simulateLogin({ email }: Credentials, signal: AbortSignal): Promise<void> {
  await delay(LOGIN_DELAY_MS, signal)
  if (email === REFUSED) throw new Error('Login failed')
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
