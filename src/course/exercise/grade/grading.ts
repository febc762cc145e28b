import type { World } from '#mocks/world.ts'
import { untilCrash } from './crashes.ts'
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

/** The sentences that the stories of an exercise name, by its grader. */
const namedFor = new WeakMap<object, RegExp[]>()

/**
 * A play that passes where the exercise turns the answer down with its own sentence.
 *
 * @param play the play of the solution
 * @param sentence what the learner has to read
 * @param actsLikeTheStart for another mistake that acts exactly as the starting point does, so that no grader can tell
 * them apart: the part of their common sentence that is about this one
 * @throws Error if the answer is accepted, if the sentence is another one, if it is that of another answer as well, or
 * if it is no sentence of the grader
 */
export function rejects<Context>(
  play: ((context: Context) => Promise<void> | void) | undefined,
  sentence: RegExp,
  { actsLikeTheStart = false } = {},
) {
  // In a learner's terminal the starting point is theirs by now, and is to be graded.
  if (import.meta.env?.['STORYBOOK_PRACTICE'] !== undefined)
    return async (context: Context) => play?.(context)
  const named = namedOf(play)
  if (!actsLikeTheStart) named.push(sentence)
  return async (context: Context): Promise<void> => {
    const error = await whatItThrows(async () => play?.(context))
    if (error === undefined) throw new Error('The grader accepts this answer and has to turn it down.')
    if (!(error instanceof NotYet))
      throw new Error(`The grader lets the learner read an assertion: ${String(error)}`, { cause: error })
    if (!sentence.test(error.message))
      throw new Error(`The grader says: “${error.message}” That does not match ${sentence}.`, {
        cause: error.cause,
      })
    const others = named.filter((other) => other !== sentence && other.test(error.message))
    if (others.length !== Number(actsLikeTheStart))
      throw new Error(`The grader says: “${error.message}” So it does to other answers: ${others.join(', ')}`)
  }
}

function namedOf(play: object = {}): RegExp[] {
  const named = namedFor.get(play) ?? []
  namedFor.set(play, named)
  return named
}

function asNotYet(error: unknown): never {
  throw new NotYet(mistakeOf(error).sentence, { cause: error })
}

async function whatItThrows(act: () => Promise<void>): Promise<unknown> {
  try {
    await act()
    return undefined
  } catch (error) {
    return error
  }
}
