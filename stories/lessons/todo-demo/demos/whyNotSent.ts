import type { Mutation } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { cacheOf, notElsewhere } from '#course/story/cacheOf.tsx'

/** Why no request of a method has left for one of the mutations since the cache was empty: by what became of it. */
export async function whyNotSent(world: World, method: string, index = 0): Promise<string> {
  const mutation = cacheOf(world)?.getMutationCache().findAll(notElsewhere)[index]
  if (mutation === undefined) return 'no request left: nothing called `mutate`.'
  const sent = () => world.log.entries().filter((request) => request.method === method).length
  const before = sent()
  const wasPending = mutation.state.status === 'pending'
  await untilSettled(mutation)
  const { status, error } = mutation.state
  if (status !== 'error' || sent() > before)
    return wasPending
      ? `no ${method} left: \`onMutate\` had not come to its end, and the request waits for the promise that it returns.`
      : `no ${method} left: \`mutationFn\` has to send it, and ended without.`
  return (await beginsAgain(world, mutation))
    ? `no ${method} left: your mutation threw “${error?.message}” before it.`
    : `no ${method} left: \`onMutate\` threw “${error?.message}”. The request is sent after it, and only if it succeeds.`
}

/** One that has failed is pending while its `onError` and `onSettled` are at work. */
async function untilSettled(mutation: Mutation): Promise<void> {
  try {
    await waitFor(() => expect(mutation.state.status).not.toBe('pending'), { timeout: 3000 })
  } catch {
    // It never settles, and its caller says so.
  }
}

/** Whether the `onMutate` of a mutation succeeds. What has failed does not say where. */
async function beginsAgain(world: World, { options, state }: Mutation): Promise<boolean> {
  const client = cacheOf(world)
  if (client === undefined) return true
  try {
    const { meta, mutationKey } = options
    await options.onMutate?.(state.variables, { client, meta, ...(mutationKey && { mutationKey }) })
    return true
  } catch {
    return false
  }
}
