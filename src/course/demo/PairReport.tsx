import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'
import { CheckReport } from '#course/stage/Check.tsx'
import type { CheckState } from '#course/stage/useCheck.ts'
import { VerdictBadge } from '#course/stage/VerdictBadge.tsx'
import type { Verdict } from '#course/stage/VerdictBadge.tsx'
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

/** What came of the run of one side. It stands below both: as it grows, it moves neither of them. */
export function PairReport({ side: { title, note }, verdict, check, moved }: PairReportProps) {
  // Nothing is judged before it has run.
  const hasRun = check.is === 'passed' || check.is === 'failed'
  return (
    <Report className="sb-unstyled" role="group" aria-label={`Result: ${title}`} data-report="">
      {check.is !== 'none' && (
        <Head>
          {hasRun && moved !== 'alike' && <VerdictBadge verdict={verdict} />}
          {title}
        </Head>
      )}
      {hasRun && !moved && <div>{note}</div>}
      {moved ? MOVED : <CheckReport title={title} state={check} isWrong={verdict === 'wrong'} />}
    </Report>
  )
}

/** The note and the report are about the lesson's times. */
const MOVED = 'Run again with your times.'

/** It is there before it says something, so that a screen reader hears it then. */
const Report = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  padding-inline: ${space.m};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.small};

  && p {
    margin: 0;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.s};
  padding-block-start: ${space.m};
  font-size: ${font.normal};
  font-weight: 700;
`
