import * as v from 'valibot'

/** The routed app's settings, from Vite's environment (behaviour §10.1). */
export interface Env {
  /** Address of a real API, ending in `/`. Undefined: the mock API inside the page answers. */
  apiBaseUrl: string | undefined
  /** Base address of users' pictures, ending in `/`. Undefined: they are drawn in the page (behaviour §10.10). */
  avatarBaseUrl: string | undefined
}

const Address = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => !/[?#]/.test(value) && (value.startsWith('/') || isHttpUrl(value)),
    'must be an http(s) address such as https://api.example.com/ or a path such as /api/',
  ),
  v.transform((value) => (value.endsWith('/') ? value : `${value}/`)),
)

/**
 * Validates the environment the app was built with.
 *
 * @param raw `import.meta.env`, or an object like it
 * @throws Error that names the variable and what it should be (behaviour §8.5)
 */
export function readEnv(raw: Record<string, unknown>): Env {
  return {
    apiBaseUrl: readAddress(raw, 'VITE_API_BASE_URL'),
    avatarBaseUrl: readAddress(raw, 'VITE_AVATAR_BASE_URL'),
  }
}

function readAddress(raw: Record<string, unknown>, name: string): string | undefined {
  const value = raw[name]
  if (value === undefined || value === '') return undefined
  const result = v.safeParse(Address, value)
  if (!result.success) throw new Error(`${name} ${result.issues[0].message}; it is “${String(value)}”.`)
  return result.output
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
