import type { ReactNode } from 'react'
import { useCountedPosts } from '#screens/parts/useCountedPosts.ts'
import type { FetchPosts } from '#screens/parts/useCountedPosts.ts'

/** Hands on a function that asks the server of the story, always the same one. */
export function FromTheServer({ children }: { children: (fetchPosts: FetchPosts) => ReactNode }) {
  return children(useCountedPosts().fetchPosts)
}
