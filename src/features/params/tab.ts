/** The tabs of a user's profile, the first of which is the default (behaviour §2.14). */
export const tabs = ['profile', 'settings', 'posts'] as const

export type Tab = (typeof tabs)[number]

/** The tab that an address asks for; nonsense means the default one. */
export function tabFrom(value: string | null): Tab {
  return tabs.find((tab) => tab === value) ?? tabs[0]
}

/** The query string that differs from another in one parameter alone. */
export function withParam(params: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(params)
  next.set(name, value)
  return `?${next}`
}
