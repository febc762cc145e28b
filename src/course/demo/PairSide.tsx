import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '#ui/tokens.ts'
import type { CodeSide } from '#course/code/CodeDiff.tsx'
import { CheckReport } from '#course/stage/Check.tsx'
import { AloneLink, LabButton } from '#course/stage/DemoControls.tsx'
import { DemoHead } from '#course/stage/DemoHead.tsx'
import { DemoStage } from '#course/stage/DemoStage.tsx'
import type { CheckState } from '#course/stage/useCheck.ts'
import type { Stage, StoryExport } from '#course/stage/useStage.ts'

/** One version of what a pair compares. */
export interface PairSide extends CodeSide {
  of: StoryExport
  title: string
  /** What to see in this version, in a sentence. */
  note?: ReactNode
}

export type PairVerdict = 'wrong' | 'right'

export interface SideProps {
  side: PairSide
  verdict: PairVerdict
  stage: Stage
  check: CheckState
  /** The frame of its recorded run, once there is one. */
  kept: ReactNode
}

/** One side of a pair. Its lab stands elsewhere, in a place that both sides share. */
export function Side({ side: { title, note }, verdict, stage, check, kept }: SideProps) {
  // Nothing is judged before it has run.
  const hasRun = check.is === 'passed' || check.is === 'failed'
  return (
    <Frame role="group" aria-label={title} data-side={verdict}>
      <DemoHead title={title} isSide verdict={hasRun ? verdict : undefined} note={hasRun ? note : undefined}>
        <LabButton title={title} stage={stage} />
        <AloneLink title={title} storyId={stage.story.id} />
      </DemoHead>
      <DemoStage title={title} stage={stage} labApart kept={kept} />
      <Report className="sb-unstyled">
        {check.is === 'none' && 'Not run yet.'}
        <CheckReport title={title} state={check} isWrong={verdict === 'wrong'} />
      </Report>
    </Frame>
  )
}

/** The parts of a side: head, stage, requests, report. */
export const SIDE_PARTS = 4

const Frame = styled.div`
  --demo-inset: ${space.m};

  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
`

const Report = styled.div`
  padding: ${space.m} var(--demo-inset);
  border-block-start: 1px solid ${color.border};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.small};
`
