import { checkReason } from '#course/demo/checkReason.ts'
import { AnswerMistake, placed, mistakeOf } from '#course/exercise/run/mistake.ts'
import { NotAwaited, TEST_LIMIT_MS, TooLong } from './runTest.tsx'
import type { Failure } from './runTest.tsx'

/** A broken version of what tests are for. */
export interface BrokenVersion {
  /** What it does, after “one that”. */
  does: string
  /** What its users suffer, in a sentence. */
  users: string
}

/** Which broken versions have passed a learner's tests, by what their users would have suffered. */
export function stillAlive(alive: readonly BrokenVersion[], count: number): string {
  const [only, ...others] = alive
  if (only === undefined) return ''
  if (others.length === 0) return `Still alive: the version that ${only.does}. ${only.users}`
  const each = alive.map(
    ({ does, users }) => `One ${does}: ${users.charAt(0).toLowerCase()}${users.slice(1)}`,
  )
  return `Still alive: ${alive.length} of the ${count} broken versions. ${each.join(' ')}`
}

/** Why a learner's test failed where it should pass, and what they may have missed. */
export function whyItFails(name: string, { error, shown }: Failure): string {
  if (error instanceof AnswerMistake) return placed(mistakeOf(error))
  if (error instanceof TooLong)
    return `“${name}” did not end within ${TEST_LIMIT_MS / 1000} seconds, and was stopped. What does it wait for?`
  if (error instanceof NotAwaited)
    return `“${name}” ended while a \`findBy…\` was still waiting, so whatever that finds decides nothing. Is there an \`await\` missing?`
  const isEarly = shown.includes('Loading...')
  return `“${name}” fails on the page that works: ${assertionInALine(error)}.${isEarly ? ' The page was still loading then. `findBy…` waits for what comes, `getBy…` does not.' : ''}`
}

/** What an assertion says, in a line without a full stop. */
export function assertionInALine(error: unknown): string {
  return checkReason(error).split(' This could be because')[0]?.replace(/\.$/, '') ?? ''
}
