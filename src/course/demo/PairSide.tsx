import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '#ui/tokens.ts'
import type { ListedFile } from '#course/code/ListedFile.ts'
import { CheckReport } from '#course/stage/Check.tsx'
import { AloneLink, LabButton } from '#course/stage/DemoControls.tsx'
import { DemoHead } from '#course/stage/DemoHead.tsx'
import { DemoMenu } from '#course/stage/DemoMenu.tsx'
import { DemoStage } from '#course/stage/DemoStage.tsx'
import type { Kept } from '#course/stage/DemoStage.tsx'
import type { RunningLines } from '#course/time/runningLines.ts'
import type { CheckState } from '#course/stage/useCheck.ts'
import type { Stage, StoryExport } from '#course/stage/useStage.ts'

/** One version of what a pair compares. */
export interface PairSide extends ListedFile {
  of: StoryExport
  title: string
  /** What to see in this version, in a sentence. */
  note?: ReactNode
  /** Which of its lines run at which moments. */
  runs?: RunningLines
}

export type PairVerdict = 'wrong' | 'right'

/** What two sides show when somebody has moved their times. */
export type Moved = 'alike' | 'different'

export interface SideProps {
  side: PairSide
  verdict: PairVerdict
  stage: Stage
  check: CheckState
  /** What stands in its place, once there is a recorded run. */
  kept: Kept | undefined
  /** Undefined while the lesson's own times hold. */
  moved: Moved | undefined
}

/** One side of a pair. Its lab stands elsewhere, in a place that both sides share. */
export function Side({ side: { title, note }, verdict, stage, check, kept, moved }: SideProps) {
  // Nothing is judged before it has run.
  const hasRun = check.is === 'passed' || check.is === 'failed'
  return (
    <Frame role="group" aria-label={title} data-side={verdict}>
      <DemoHead
        title={title}
        isSide
        verdict={hasRun && moved !== 'alike' ? verdict : undefined}
        note={hasRun && !moved ? note : undefined}
      >
        <LabButton title={title} stage={stage} />
        <DemoMenu title={title}>
          <AloneLink title={title} storyId={stage.story.id} />
        </DemoMenu>
      </DemoHead>
      <DemoStage title={title} stage={stage} labApart kept={kept} />
      <Report className="sb-unstyled" $isEmpty={check.is === 'none' && !moved}>
        {moved ? MOVED : <CheckReport title={title} state={check} isWrong={verdict === 'wrong'} />}
      </Report>
    </Frame>
  )
}

/** The note and the report are about the lesson's times. */
const MOVED = 'Run again with your times.'

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

/** It is there before it says something, so that a screen reader hears it then. */
const Report = styled.div<{ $isEmpty: boolean }>`
  padding: ${({ $isEmpty }) => ($isEmpty ? '0' : `${space.m} var(--demo-inset)`)};
  border-block-start: ${({ $isEmpty }) => ($isEmpty ? '0' : '1px')} solid ${color.border};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.small};
`
