import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { World } from '#mocks/world.ts'
import { useWorld } from '#course/world/worldContext.ts'

const caches = new WeakMap<World, QueryClient>()

/** Lets the play of its story read the cache. */
export function ShowCache() {
  caches.set(useWorld(), useQueryClient())
  return null
}

/** The cache of a world, if a `ShowCache` has rendered in it. */
export function cacheOf(world: World): QueryClient | undefined {
  return caches.get(world)
}
