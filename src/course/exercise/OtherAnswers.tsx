import { useState } from 'react'
import type { ToggleEvent } from 'react'
import { styled } from 'styled-components'
import { CodeDiff } from '#course/code/CodeDiff.tsx'
import { InlineCode } from '#course/code/InlineCode.tsx'
import { importLate } from '#ui/importLate.ts'
import { font, space } from '#ui/tokens.ts'
import { withEdits } from './exercise.ts'
import type { Exercise } from './exercise.ts'

interface OtherAnswersProps {
  exercise: Exercise
  startText: string
  /** The learner's own. */
  code: string
}

interface ShownAnswer {
  name: string
  when: string
  code: string
}

/** What else the grader accepts, once an exercise is solved: each as a change of the learner's own code, and when one would choose it. */
export function OtherAnswers({ exercise, startText, code }: OtherAnswersProps) {
  const [answers, setAnswers] = useState<readonly ShownAnswer[]>()
  const [isMissing, setIsMissing] = useState(false)

  async function load(): Promise<void> {
    const loaded = await Promise.all([importLate(exercise.answers), importLate(exercise.solution)]).catch(
      () => undefined,
    )
    setIsMissing(loaded === undefined)
    if (loaded === undefined) return
    const [
      {
        answers: { right, when },
      },
      { default: solution },
    ] = loaded
    setAnswers(
      Object.entries(right).map(([name, { file, edits }]) => ({
        name,
        when: when[name] ?? '',
        code: withEdits(file === 'start' ? startText : solution, edits),
      })),
    )
  }

  function onToggle({ newState }: ToggleEvent): void {
    if (newState === 'open') void load()
  }

  const others = answers?.filter((answer) => answer.code.trimEnd() !== code.trimEnd())
  return (
    <Fold onToggle={onToggle}>
      <summary>Other right answers</summary>
      {isMissing && <p role="alert">They could not be loaded. Check your connection, and open this again.</p>}
      {others?.length === 0 && <p>Yours is the only one that is kept here.</p>}
      {others?.map(({ name, when, code: other }) => (
        <section key={name} aria-label={name}>
          <p>
            <InlineCode>{when}</InlineCode>
          </p>
          <CodeDiff
            wrong={{ path: 'your code', code }}
            right={{ path: `another answer: ${name}`, code: other }}
            isAsked
          />
        </section>
      ))}
    </Fold>
  )
}

interface SolutionProps {
  /** Where it stands in the repository. */
  path: string
  solution: string
  /** The learner's own. */
  code: string
}

/** What would have to change in the learner's code. */
export function Solution({ path, solution, code }: SolutionProps) {
  if (solution.trimEnd() === code.trimEnd()) return <p>Your code is the solution, line by line.</p>
  return <CodeDiff wrong={{ path: 'your code', code }} right={{ path, code: solution }} isAsked />
}

const Fold = styled.details`
  margin-block-start: ${space.s};
  font-size: ${font.small};

  summary {
    font-weight: 600;
    cursor: pointer;
  }
`
