import type { Mutation, MutationCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import type { EventBatch } from '#lab/earlyEvents.ts'
import { untilNextMicrotask } from './untilNextMicrotask.ts'
import type { RequestDetails } from './trigger.ts'

/** One run of a mutation. */
interface Run {
  readonly mutation: Mutation
  hasAsked: boolean
  lastRequest: string
  /** Whether an attempt has failed, and a retry follows. */
  retrying: boolean
}

/**
 * Finds the mutation that made a request. Its function runs after `onMutate`. If that returned something, the cache
 * sends an event right before; otherwise the mutation that has waited longest is taken.
 *
 * @param early what the cache told before, if nothing has been sent yet
 */
export function watchMutations(queryClient: QueryClient, early: readonly EventBatch[]) {
  const cache = queryClient.getMutationCache()
  const runs = new Map<Mutation, Run>()
  const starting = untilNextMicrotask<Run>()

  for (const { mutations } of early) {
    for (const event of mutations) hear(event)
    starting.clear()
  }
  for (const mutation of cache.findAll({ status: 'pending' })) {
    if (!runs.has(mutation)) runs.set(mutation, runOf(mutation, true))
  }
  const stop = cache.subscribe(hear)

  function hear(event: MutationCacheNotifyEvent): void {
    if (event.type === 'removed') runs.delete(event.mutation)
    if (event.type === 'updated') follow(event)
  }

  function follow({ mutation, action }: Extract<MutationCacheNotifyEvent, { type: 'updated' }>): void {
    const run = runs.get(mutation)
    if (mutation.state.status !== 'pending') runs.delete(mutation)
    else if (run === undefined) runs.set(mutation, runOf(mutation, false))
    else if (action.type === 'pending') starting.set(run)
    else if (action.type === 'failed') run.retrying = true
  }

  function waiting(method: string, request: string): Run | undefined {
    const all = [...runs.values()].filter(({ mutation }) => !mutation.state.isPaused)
    return (
      all.find(({ retrying, lastRequest }) => retrying && lastRequest === request) ??
      all.find(({ hasAsked }) => !hasAsked) ??
      // A mutation may make several requests; those that change data are its own.
      (method === 'GET' ? undefined : all[0])
    )
  }

  return {
    /** The mutation that makes the request leaving now, if any. */
    claim(method: string, path: string): RequestDetails | undefined {
      const request = `${method} ${path}`
      const run = starting.get() ?? waiting(method, request)
      if (run === undefined) return undefined
      const trigger = run.retrying ? 'retry' : 'mutation'
      Object.assign(run, { hasAsked: true, lastRequest: request, retrying: false } satisfies Partial<Run>)
      return { trigger, key: run.mutation.options.mutationKey }
    },
    stop,
  }
}

function runOf(mutation: Mutation, hasAsked: boolean): Run {
  return { mutation, hasAsked, lastRequest: '', retrying: mutation.state.failureCount > 0 }
}
