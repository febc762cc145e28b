import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWorld } from '#course/world/worldContext.ts'
import type { Post } from '#contract/post.ts'

const clients = new Map<string, QueryClient>()

/** Makes the cache of the story known to its grader. */
export function CacheOf({ children }: { children: ReactNode }) {
  clients.set(useWorld().id, useQueryClient())
  return children
}

/** How many entries of a world's cache hold this list of posts. */
export function entriesWith(worldId: string, [first]: readonly Post[]): number {
  const entries = clients.get(worldId)?.getQueryCache().getAll() ?? []
  return entries.filter(({ state }) => (state.data as Post[] | undefined)?.[0]?.id === first?.id).length
}
