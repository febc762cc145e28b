import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { importLate } from '#ui/importLate.ts'
import { Row } from '#ui/layout.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { font, space } from '#ui/tokens.ts'
import { checkedVersions } from '#syllabus/versions.ts'
import type { Exercise } from '#course/exercise/exercise.ts'
import { frameWindow } from '#course/links/frameWindow.ts'
import { OtherAnswers, Solution } from '#course/exercise/OtherAnswers.tsx'
import { Reset } from '#course/exercise/Reset.tsx'
import type { LearnersWork } from '#course/exercise/useWork.ts'
import { InlineCode } from '#course/code/InlineCode.tsx'
import { PutInOrder } from './PutInOrder.tsx'
import { questionText } from './questionText.ts'

interface HelpsProps {
  exercise: Exercise
  startText: string
  work: LearnersWork
  isBusy: boolean
  isSolved: boolean
  onReset: () => void
  /** What of the last check belongs to a question. */
  question: { verdict: string; failing: readonly string[] | undefined; logged: readonly string[] }
}

/** How long the button says whether the copy was made, in ms. A line of its own would move what is below. */
const SAYS_COPIED_FOR_MS = 4000

/** What helps a learner on: hints, then the lines of the solution, then the solution; a question to somebody else; a new beginning. */
export function Helps({ exercise, startText, work, isBusy, isSolved, onReset, question }: HelpsProps) {
  const { hints, path } = exercise
  const [hinted, setHinted] = useState(0)
  const [solution, setSolution] = useState<string>()
  const [isMissing, setIsMissing] = useState(false)
  const [copied, setCopied] = useState('')

  useEffect(() => {
    if (copied === '') return
    const timeout = setTimeout(() => setCopied(''), SAYS_COPIED_FOR_MS)
    return () => clearTimeout(timeout)
  }, [copied])

  /** Undefined where it does not come. */
  async function loaded(): Promise<string | undefined> {
    const module = await importLate(exercise.solution).catch(() => undefined)
    setIsMissing(module === undefined)
    return module?.default
  }

  async function copy(): Promise<void> {
    const text = questionText({
      title: exercise.title,
      address: frameWindow().location.href,
      task: exercise.task,
      code: work.code,
      verdict: question.verdict,
      failing: question.failing ?? [],
      logged: question.logged,
      versions: Object.entries(checkedVersions).map(([name, { version }]) => `${name} ${version}`),
    })
    try {
      await navigator.clipboard.writeText(text)
      setCopied('Copied as Markdown')
    } catch {
      // Refused, or over plain http, where there is no clipboard.
      setCopied('The browser does not let this page copy.')
    }
  }

  return (
    <>
      <Buttons>
        <Button variant="quiet" disabled={hinted === hints.length} onClick={() => setHinted(hinted + 1)}>
          {hinted === hints.length ? 'No more hints' : `Hint ${hinted + 1} of ${hints.length}`}
        </Button>
        <Button
          variant="quiet"
          aria-expanded={solution !== undefined}
          onClick={() => void (solution === undefined ? loaded().then(setSolution) : setSolution(undefined))}
        >
          Show the solution
        </Button>
        <Button variant="quiet" style={{ minWidth: '10rem' }} onClick={() => void copy()}>
          {copied === '' ? 'Copy for a question' : copied}
        </Button>
        <Reset work={work} isBusy={isBusy} onReset={onReset} />
        <VisuallyHidden role="status">{copied}</VisuallyHidden>
      </Buttons>
      {isMissing && (
        <p role="alert">The solution could not be loaded. Check your connection and try again.</p>
      )}
      {isSolved && <OtherAnswers exercise={exercise} startText={startText} code={work.code} />}
      <Hints hints={hints.slice(0, hinted)} />
      {hinted === hints.length && <PutInOrder startText={startText} solution={loaded} work={work} />}
      {solution !== undefined && (
        <Solution path={path.replace('start.tsx', 'solution.tsx')} solution={solution} code={work.code} />
      )}
    </>
  )
}

/** The hints that a learner has asked for. */
function Hints({ hints }: { hints: readonly string[] }) {
  return (
    <List aria-label="Hints" aria-live="polite">
      {hints.map((hint) => (
        <li key={hint}>
          <InlineCode>{hint}</InlineCode>
        </li>
      ))}
    </List>
  )
}

const Buttons = styled(Row)`
  gap: 0 ${space.s};

  & > button {
    margin-inline-start: -${space.s};
    padding-inline: ${space.s};
    font-size: ${font.small};
  }

  && > [aria-disabled='true'] {
    background: none;
  }
`

const List = styled.ol`
  margin: 0;
  padding-inline-start: ${space.l};
  font-size: ${font.normal};
  line-height: 1.5;

  &:empty {
    display: none;
  }
`
