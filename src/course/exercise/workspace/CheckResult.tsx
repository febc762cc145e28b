import { Suspense } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'
import { LabButton, ReplayButton } from '#course/demo/DemoControls.tsx'
import { DemoStage } from '#course/demo/DemoStage.tsx'
import { LateTimeAxis } from '#course/time/lateTimeAxis.ts'
import { InlineCode } from '#course/code/InlineCode.tsx'
import type { useAnswer } from '#course/exercise/useAnswer.ts'
import type { Failing, TestRow } from './testResults.ts'
import { WorkspaceInset } from './layout.ts'
import { TestRows } from './TestRows.tsx'
import type { RecordedRun } from './useRecordedRun.tsx'

interface ResultProps {
  title: string
  answer: Pick<ReturnType<typeof useAnswer>, 'stage' | 'log'>
  rows: readonly TestRow[]
  /** Whether they are of other code than what is written now. */
  isOld: boolean
  failing: Failing | undefined
  /** What is wrong: with the code itself, or as the grader says it. */
  because: string
  run: RecordedRun | undefined
  /** Whether the playhead stands before the end of the run. */
  isReplayed: boolean
  /** What stands on the stage. */
  shown: string
  onReplay: () => void
  onTask: () => void
}

/** What has become of an answer: its tests, its page, and its run over time. */
export function CheckResult({
  title,
  answer: { stage, log },
  rows,
  isOld,
  failing,
  because,
  run,
  isReplayed,
  shown,
  onReplay,
  onTask,
}: ResultProps) {
  // The end itself shows the page, which can be used.
  const showEnd =
    run && (({ to = 0 }: TestRow) => run.playhead.moveTo(Math.min(to - run.zero, run.axis.to - 1)))
  return (
    <>
      <WorkspaceInset>
        {!rows.some(({ state }) => state === 'failed') && because !== '' && (
          <p>
            <InlineCode>{because}</InlineCode>
          </p>
        )}
        <TestRows
          rows={rows}
          isOld={isOld}
          failing={failing}
          because={because}
          logged={log.texts()}
          onShow={showEnd}
          onTask={onTask}
        />
      </WorkspaceInset>
      <ShownNow>
        <h2>Your page</h2>
        <span>{shown}</span>
        <ReplayButton title={title} stage={stage} onReplay={onReplay} />
        <LabButton title={title} stage={stage} />
      </ShownNow>
      <DemoStage title={title} stage={stage} kept={isReplayed ? run?.kept : undefined} />
      {run && (
        <Suspense>
          <LateTimeAxis title={title} axis={run.axis} playhead={run.playhead} />
        </Suspense>
      )}
    </>
  )
}

const ShownNow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  align-items: center;
  padding-inline: var(--demo-inset);
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${font.small};

  h2 {
    margin: 0;
    color: ${color.text};
    font-size: ${font.normal};
    font-weight: 700;
  }

  span {
    flex: 1;
  }

  button {
    padding-inline: ${space.s};
    font-size: ${font.small};
  }
`
