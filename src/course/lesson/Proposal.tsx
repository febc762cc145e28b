import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { wayOf } from '#syllabus/ways.ts'
import { wayFor } from './placement.ts'
import type { PlacementOutcome } from './placement.ts'

interface ProposalProps {
  outcomes: readonly PlacementOutcome[]
  /** The way that somebody takes now. */
  taken: string | undefined
  onTake: (way: string) => void
  onAgain: () => void
}

/** What eight questions have shown, and the way that follows from it. */
export function Proposal({ outcomes, taken, onTake, onAgain }: ProposalProps) {
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
