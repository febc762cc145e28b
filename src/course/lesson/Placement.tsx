import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { lessonPageId } from '#syllabus/lessons.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { PredictOptions } from '#course/prediction/PredictOptions.tsx'
import { quoted } from '#course/prediction/shown.ts'
import { InlineCode } from '#course/text/InlineCode.tsx'
import { placement } from './placement.ts'
import { Proposal } from './Proposal.tsx'
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
