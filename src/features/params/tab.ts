/** The tabs of a user's profile (behaviour §2.14); the first is the default. */
export const tabs = ['profile', 'settings', 'posts'] as const

export type Tab = (typeof tabs)[number]

// #region tab
/** The tab in an address; an invalid value means the default (behaviour §5). */
export function tabFrom(value: string | null): Tab {
  return tabs.find((tab) => tab === value) ?? tabs[0]
}

/** The query string of `params` with one parameter changed. */
export function withParam(params: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(params)
  next.set(name, value)
  return `?${next}`
}
// #endregion
