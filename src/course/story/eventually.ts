import { waitFor } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { aWhile, untilQuiet } from './acting.ts'

/** For what hangs, in ms: a learner waits for it at each mistake of this kind, a test only where something is broken. */
const HANGS_AFTER_MS = import.meta.env['STORYBOOK_QUIET'] === undefined ? 3000 : 20_000

/**
 * Waits until something holds, or until nothing goes on in its world that could lead to it: how slow a machine is decides nothing.
 *
 * @param look returns what holds; throws, rejects or returns false as long as it does not
 * @param quietMs for how long nothing has gone on then, as in `untilQuiet`
 * @throws what `look` threw last
 */
export function eventually<Held>(
  world: World,
  look: () => Held | Promise<Held>,
  quietMs?: number,
): Promise<Held> {
  return before(untilQuiet(world, quietMs), look)
}

/** As `eventually`, for what comes without an answer. Those on their way are best held meanwhile (`world.network.hold`). */
export function atOnce<Held>(look: () => Held | Promise<Held>): Promise<Held> {
  return before(aWhile(), look)
}

async function before<Held>(over: Promise<void>, look: () => Held | Promise<Held>): Promise<Held> {
  let isOver = false
  void over.then(() => (isOver = true))
  const end = await waitFor(
    async () => {
      try {
        const held = await look()
        if (held === false) throw new Error('It does not hold.')
        return { held }
      } catch (error) {
        if (isOver) return { error }
        throw error
      }
    },
    { timeout: HANGS_AFTER_MS },
  )
  if ('error' in end) throw end.error
  return end.held
}
