import * as v from 'valibot'

/** Settings of the routed app, read from Vite's environment (design: base address). */
export interface Env {
  /** Address of a real API, ending in `/`. Undefined: the in-browser stand-in answers. */
  apiBaseUrl: string | undefined
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
 * @param raw `import.meta.env`, or anything shaped like it
 * @throws Error with one sentence that names the variable and what it should be
 */
export function readEnv(raw: Record<string, unknown>): Env {
  const value = raw['VITE_API_BASE_URL']
  if (value === undefined || value === '') return { apiBaseUrl: undefined }
  const result = v.safeParse(Address, value)
  if (!result.success)
    throw new Error(`VITE_API_BASE_URL ${result.issues[0].message}; it is “${String(value)}”.`)
  return { apiBaseUrl: result.output }
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
