import type { CheckState } from '#course/demo/useCheck.ts'
import { NOT_CAUGHT_NAME } from '#course/demo/liveStory.tsx'

export interface VerdictText {
  tone: 'none' | 'good' | 'bad'
  text: string
}

/**
 * What a learner reads of a check, in one sentence.
 *
 * @param mistake what is wrong with the code itself; it explains whatever the grader says
 */
export function verdictOf(check: CheckState, mistake: string | undefined): VerdictText {
  if (mistake !== undefined) return { tone: 'bad', text: `Not yet. ${mistake}` }
  switch (check.is) {
    case 'none':
      return { tone: 'none', text: '' }
    case 'running':
      return { tone: 'none', text: 'The check is using your page …' }
    case 'passed':
      return { tone: 'good', text: 'Solved. Your code does what the exercise asks for.' }
    case 'unjudged':
      return { tone: 'none', text: `Not judged. ${check.reason}` }
    case 'failed':
      return { tone: 'bad', text: `Not yet. ${sentenceOf(check)}` }
  }
}

function sentenceOf({ error, step, reason }: Extract<CheckState, { is: 'failed' }>): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' }
  if (name === 'NotYet') return message
  if (name === NOT_CAUGHT_NAME) return `An error was not caught: ${message}`
  // What the grader needs for a step is not on the page.
  return `${step === undefined ? '' : `At “${step}”: `}${reason}`
}
