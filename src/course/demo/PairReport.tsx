import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'
import { verdictText } from './Check.tsx'
import { useIsToRead } from './docsContext.ts'
import type { CheckState } from './useCheck.ts'
import { VerdictBadge } from './DemoHead.tsx'
import type { Verdict } from './DemoHead.tsx'
import type { PairSide } from './PairSide.tsx'

/** What two sides show when somebody has moved their times. */
export type Moved = 'alike' | 'different'

export interface PairReportProps {
  side: PairSide
  verdict: Verdict
  check: CheckState
  /** Undefined while the lesson's own times hold. */
  moved: Moved | undefined
}

/** What came of the run of one side, in a sentence. It stands below both: as it grows, it moves neither of them. */
export function PairReport({ side: { title, note }, verdict, check, moved }: PairReportProps) {
  const isToRead = useIsToRead()
  return (
    <Report className="sb-unstyled" role="group" aria-label={`Result: ${title}`} data-report="">
      <p role="status">
        {moved ? (
          MOVED
        ) : check.is === 'passed' || isToRead ? (
          <>
            <VerdictBadge verdict={verdict} /> {note ?? title}
          </>
        ) : (
          verdictText(check, verdict === 'wrong')
        )}
      </p>
    </Report>
  )
}

/** The note and the report are about the lesson's times. */
const MOVED = 'Run again with your times.'

/** It is there before it says something, so that a screen reader hears it then. */
const Report = styled.div`
  padding-inline: ${space.m};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.normal};

  && p {
    margin: 0;
  }

  &&:has(p:not(:empty)) {
    padding-block-start: ${space.m};
  }
`
