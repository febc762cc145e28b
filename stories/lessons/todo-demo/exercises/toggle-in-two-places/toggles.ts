import type { LoggedRequest } from '#api/requestLog.ts'
import type { World } from '#mocks/world.ts'
import { cacheOf } from '#course/story/cacheOf.tsx'
import { whyNotSent } from '../../demos/whyNotSent.ts'

// What the grader knows of toggles, and its sentences about one that did not reach the server as it should have.

export type State = 'open' | 'done'

export function stateOf(completed: boolean | undefined): State {
  return completed === true ? 'done' : 'open'
}

export function opposite(state: State): State {
  return state === 'open' ? 'done' : 'open'
}

export function requestsIn(requests: readonly LoggedRequest[], of = 'PATCH'): LoggedRequest[] {
  return requests.filter(({ method }) => method === of)
}

/** Why no PATCH has been answered, although a todo was toggled. */
export async function whyNoAnswer(world: World): Promise<string> {
  const isSent = requestsIn(world.log.entries()).at(-1)?.outcome === 'pending'
  return isSent ? 'the server has not answered its PATCH within three seconds.' : whyNotSent(world, 'PATCH')
}

/** Why the page said what a toggle makes of a todo, and the PATCH the opposite: by what `mutate` was called with. */
export function whyOpposite(world: World, before: State): string {
  const given = cacheOf(world)?.getMutationCache().getAll().at(-1)?.state.variables
  if (typeof given !== 'object' || given === null || !('completed' in given))
    return '`mutationFn` runs after `onMutate`: what it reads from the cache has changed by then.'
  return stateOf(given.completed === true) === before
    ? `\`mutate\` was called with the state before the toggle. Turn that round in \`mutationFn\`. It runs after \`onMutate\`: what it reads from the cache is turned round already.`
    : '`mutate` was called with the new state, and `mutationFn` turned it round once more.'
}
