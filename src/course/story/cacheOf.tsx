import { useQueryClient, noop } from '@tanstack/react-query'
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

const ELSEWHERE = 'elsewhere'

/** What the rest of a page has in the same cache: an entry that is loaded, one that loads, and a mutation in flight. */
export interface Elsewhere {
  /** Whether nobody has taken, cancelled or marked any of it. */
  isLeftAlone(): boolean
  /** Lets what is in flight come to its end. */
  end(): void
}

/** Puts entries into the cache of a world that an answer must not touch. */
export function elsewhereIn(world: World): Elsewhere {
  const client = cacheOf(world)
  if (client === undefined) throw new Error('No ShowCache has rendered in this world.')
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = () => promise
  const entryOf = (name: string, queryFn: () => string | Promise<string>) =>
    client.getQueryCache().build(client, { queryKey: [ELSEWHERE, name], queryFn })
  const loaded = entryOf('loaded', () => 'kept')
  const loading = entryOf('loading', work)
  loaded.setData('kept')
  loading.fetch().catch(noop)
  const mutation = client.getMutationCache().build(client, { mutationKey: [ELSEWHERE], mutationFn: work })
  void mutation.execute(undefined)
  return {
    isLeftAlone: () =>
      client.getQueryData(loaded.queryKey) === 'kept' &&
      !loaded.state.isInvalidated &&
      loading.state.fetchStatus === 'fetching',
    end: () => resolve('over'),
  }
}

/** A filter that leaves `elsewhereIn` out, for queries and for mutations. */
export const notElsewhere = {
  predicate: ({
    options: { queryKey, mutationKey },
  }: {
    options: { queryKey?: readonly unknown[] | undefined; mutationKey?: readonly unknown[] | undefined }
  }) => (queryKey ?? mutationKey)?.[0] !== ELSEWHERE,
}
