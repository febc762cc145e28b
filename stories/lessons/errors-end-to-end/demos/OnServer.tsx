import type { ReactNode } from 'react'
import { useWorld } from '#course/world/worldContext.ts'

/** Hands on a `fetch` whose addresses begin at the server of the demo. */
export function OnServer({ children }: { children: (fetch: typeof window.fetch) => ReactNode }) {
  const { baseUrl, fetch } = useWorld()
  return children((path, init) => fetch(`${baseUrl}${String(path)}`, init))
}
