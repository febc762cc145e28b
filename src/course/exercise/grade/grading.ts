import type { World } from '#mocks/world.ts'
import { mistakeOf } from '#course/exercise/run/mistake.ts'

/** An answer that does not do yet what its exercise asks for. The message is the sentence that the learner reads. */
export class NotYet extends Error {
  override name = 'NotYet'
}

/**
 * Turns an assertion into a sentence for the learner.
 *
 * @param sentence what happened and what should have happened; a function if that depends on what can be seen by then,
 * or on something that has to be tried first
 * @param holds throws, rejects or returns false where the answer is not right
 * @throws NotYet with the sentence
 */
export async function because(
  sentence: string | (() => string | Promise<string>),
  holds: () => unknown,
): Promise<void> {
  let cause: unknown
  try {
    if ((await holds()) !== false) return
  } catch (error) {
    // What was said closer to the mistake is truer.
    if (error instanceof NotYet) throw error
    cause = error
  }
  throw new NotYet(typeof sentence === 'string' ? sentence : await sentence(), { cause })
}

/** The play of an exercise. It ends as soon as the answer throws while it renders. */
export function graded<Context extends { world: World; ending: AbortController }>(
  play: (context: Context) => Promise<void>,
) {
  return async (context: Context): Promise<void> => {
    const { crash, stop } = untilCrash(context.world.id)
    try {
      await Promise.race([play(context), crash.catch(asNotYet)])
    } finally {
      stop()
      // After a crash the play still waits for something, and would go on.
      context.ending.abort()
    }
  }
}

function asNotYet(error: unknown): never {
  throw new NotYet(mistakeOf(error).sentence, { cause: error })
}

type Listener = (worldId: string, error: unknown) => void

/** What answers have thrown while they rendered, by world. */
const crashes = new Map<string, unknown>()
const listeners = new Set<Listener>()

/** Notes that the answer in a world threw while it rendered. */
export function crashed(worldId: string, error: unknown): void {
  crashes.set(worldId, error)
  for (const listener of listeners) listener(worldId, error)
}

/** Calls a listener with each crash from now on. Returns a function that removes it. */
export function followCrashes(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A promise that is rejected with what the answer in a world throws, or has thrown already; it is never fulfilled. */
function untilCrash(worldId: string): { crash: Promise<never>; stop: () => void } {
  let stop: (() => void) | undefined
  const crash = new Promise<never>((_, reject) => {
    stop = followCrashes((id, error) => {
      if (id === worldId) reject(error)
    })
    if (crashes.has(worldId)) reject(crashes.get(worldId))
  })
  // Nobody may be waiting any more when it comes.
  crash.catch(() => undefined)
  return { crash, stop: () => stop?.() }
}
