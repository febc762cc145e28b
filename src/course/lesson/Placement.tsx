import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { lessonPageId } from '#syllabus/lessons.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { wayOf } from '#syllabus/ways.ts'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { PredictOptions } from '#course/prediction/PredictOptions.tsx'
import { quoted } from '#course/prediction/shown.ts'
import { InlineCode } from '#course/text/InlineCode.tsx'
import { placement, wayFor } from './placement.ts'
import type { PlacementOutcome, PlacementQuestion } from './placement.ts'

interface PlacementProps {
  /** The way that somebody takes now. */
  taken: string | undefined
  onTake: (way: string) => void
}

/** Eight questions that propose a way. Each is judged as soon as it is answered, and may be skipped. */
export function Placement({ taken, onTake }: PlacementProps) {
  const [outcomes, setOutcomes] = useState<readonly PlacementOutcome[]>([])
  const question = placement[outcomes.length]
  return (
    <Fold>
      <summary>Which way is mine? {placement.length} questions</summary>
      {question ? (
        <Asked
          key={question.question}
          question={question}
          place={`${outcomes.length + 1} of ${placement.length}`}
          isFirst={outcomes.length === 0}
          onNext={(outcome) => setOutcomes([...outcomes, outcome])}
        />
      ) : (
        <Proposal outcomes={outcomes} taken={taken} onTake={onTake} onAgain={() => setOutcomes([])} />
      )}
    </Fold>
  )
}

interface AskedProps {
  question: PlacementQuestion
  place: string
  /** Whether nobody has pressed anything yet, so that it takes no focus. */
  isFirst: boolean
  onNext: (outcome: PlacementOutcome) => void
}

function Asked({ question: { question, options, why, lesson }, place, isFirst, onNext }: AskedProps) {
  const id = useId()
  const text = useRef<HTMLParagraphElement>(null)
  const [said, setSaid] = useState<string>()
  const [right] = options
  const { lesson: taughtIn } = lessonOf(lesson)
  const outcome = said === undefined ? 'skipped' : said === right ? 'right' : 'wrong'

  // The button that led here is gone.
  useEffect(() => {
    if (!isFirst) text.current?.focus()
  }, [isFirst])

  return (
    <>
      <p ref={text} id={id} tabIndex={-1}>
        <small>{place}</small> <InlineCode>{question}</InlineCode>
      </p>
      <PredictOptions
        labelledBy={id}
        options={options.toSorted()}
        chosen={said}
        onChoose={said === undefined ? (answer) => setSaid(String(answer)) : undefined}
      />
      <p role="status">
        {said !== undefined && (
          <>
            <b>
              {outcome === 'right'
                ? '✓ Right.'
                : `✗ You said ${quoted(said)}. The right answer is ${quoted(right)}.`}
            </b>{' '}
            <InlineCode>{why}</InlineCode> Taught in{' '}
            <DocsLink page={lessonPageId(taughtIn)}>{taughtIn.title}</DocsLink>.
          </>
        )}
      </p>
      <Button onClick={() => onNext(outcome)}>{outcome === 'skipped' ? 'Skip' : 'Next question'}</Button>
    </>
  )
}

interface ProposalProps extends PlacementProps {
  outcomes: readonly PlacementOutcome[]
  onAgain: () => void
}

function Proposal({ outcomes, taken, onTake, onAgain }: ProposalProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const way = wayOf(wayFor(outcomes))
  const count = (kind: PlacementOutcome) => outcomes.filter((outcome) => outcome === kind).length
  const skipped = count('skipped') > 0 ? [`${count('skipped')} skipped`] : []

  useEffect(() => text.current?.focus(), [])

  if (way === undefined) return null
  const isTaken = taken === way.slug
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {`${[`${count('right')} of ${outcomes.length} right`, ...skipped].join(', ')}. Your way: `}
        <b>{way.name}</b>.
      </p>
      <p role="status">{isTaken && 'Taken: “Next” and the sidebar follow it.'}</p>
      <Row>
        {!isTaken && (
          <Button
            onClick={() => {
              onTake(way.slug)
              // The button goes, and must not take the focus with it.
              text.current?.focus()
            }}
          >
            Take this way
          </Button>
        )}
        <Button variant="quiet" onClick={onAgain}>
          Ask me again
        </Button>
      </Row>
    </>
  )
}

const Fold = styled.details`
  summary {
    padding-block: ${space.s};
    font-weight: 600;
    cursor: pointer;
  }

  p {
    margin: ${space.s} 0;
  }

  p:focus {
    outline: none;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`
