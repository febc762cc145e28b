import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, radius, space } from '#ui/tokens.ts'
import type { ListedFile } from '#course/code/CodeRow.ts'
import { AloneLink, LabButton } from './DemoControls.tsx'
import { DemoHead } from './DemoHead.tsx'
import { DemoMenu } from './DemoMenu.tsx'
import { DemoStage } from './DemoStage.tsx'
import type { Kept } from './DemoStage.tsx'
import type { RunningLines } from '#course/time/LineTimes.tsx'
import type { Stage, StoryExport } from './useStage.ts'
import type { Verdict } from './DemoHead.tsx'

/** One version of what a pair compares. */
export interface PairSide extends ListedFile {
  of: StoryExport
  title: string
  /** What to see in this version, in a sentence. */
  note?: ReactNode
  /** Which of its lines run at which moments. */
  runs?: RunningLines
}

export interface SideProps {
  side: PairSide
  verdict: Verdict
  stage: Stage
  /** What stands in its place, once there is a recorded run. */
  kept: Kept | undefined
}

/** One side of a pair. Its lab and what came of its run stand elsewhere. */
export function Side({ side: { title }, verdict, stage, kept }: SideProps) {
  return (
    <Frame role="group" aria-label={title} data-side={verdict}>
      <DemoHead title={title} isSide>
        <DemoMenu title={title}>
          <LabButton title={title} stage={stage} />
          <AloneLink title={title} storyId={stage.story.id} />
        </DemoMenu>
      </DemoHead>
      <DemoStage title={title} stage={stage} labApart kept={kept} />
    </Frame>
  )
}

/** The parts of a side: head, stage, requests. */
export const SIDE_PARTS = 3

const Frame = styled.div`
  --demo-inset: ${space.m};

  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
`
