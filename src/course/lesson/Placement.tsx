import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { lessonPageId } from '#syllabus/lessons.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { wayOf } from '#syllabus/ways.ts'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { PredictOptions } from '#course/prediction/PredictOptions.tsx'
import { InlineCode } from '#course/text/InlineCode.tsx'
import { placement, wayFor } from './placement.ts'
import type { PlacementQuestion } from './placement.ts'

interface PlacementProps {
  onTake: (way: string) => void
}

/** Eight questions that propose a way. Each is judged as soon as it is answered, and may be skipped. */
export function Placement({ onTake }: PlacementProps) {
  const [areRight, setAreRight] = useState<readonly boolean[]>([])
  const question = placement[areRight.length]
  return (
    <Fold>
      <summary>Which way is mine? {placement.length} questions</summary>
      {question ? (
        <Asked
          key={question.question}
          question={question}
          place={`${areRight.length + 1} of ${placement.length}`}
          isFirst={areRight.length === 0}
          onNext={(isRight) => setAreRight([...areRight, isRight])}
        />
      ) : (
        <Proposal areRight={areRight} onTake={onTake} onAgain={() => setAreRight([])} />
      )}
    </Fold>
  )
}

interface AskedProps {
  question: PlacementQuestion
  place: string
  /** Whether nobody has pressed anything yet, so that it takes no focus. */
  isFirst: boolean
  onNext: (isRight: boolean) => void
}

function Asked({ question: { question, options, why, lesson }, place, isFirst, onNext }: AskedProps) {
  const id = useId()
  const text = useRef<HTMLParagraphElement>(null)
  const [said, setSaid] = useState<string>()
  const [right] = options
  const { lesson: taughtIn } = lessonOf(lesson)

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
            <b>{said === right ? '✓ Right.' : `✗ Not right: ${right}.`}</b> <InlineCode>{why}</InlineCode>{' '}
            <DocsLink page={lessonPageId(taughtIn)}>{taughtIn.title}</DocsLink>
          </>
        )}
      </p>
      <Button onClick={() => onNext(said === right)}>{said === undefined ? 'Skip' : 'Next question'}</Button>
    </>
  )
}

interface ProposalProps extends PlacementProps {
  areRight: readonly boolean[]
  onAgain: () => void
}

function Proposal({ areRight, onTake, onAgain }: ProposalProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const way = wayOf(wayFor(areRight))
  const [isTaken, setIsTaken] = useState(false)

  useEffect(() => text.current?.focus(), [])

  if (way === undefined) return null
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {`${areRight.filter(Boolean).length} of ${areRight.length} right. Your way: `}
        <b>{way.name}</b>.
      </p>
      <p role="status">{isTaken && 'Taken: “Next” and the sidebar follow it.'}</p>
      <Row>
        <Button
          onClick={() => {
            onTake(way.slug)
            setIsTaken(true)
          }}
        >
          Take this way
        </Button>
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

  p:empty {
    margin: 0;
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
