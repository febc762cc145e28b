import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/Button.tsx'
import { CodeDiff } from '#course/code/CodeDiff.tsx'
import { DemoHead } from './DemoHead.tsx'
import { LabPlace } from './DemoStage.tsx'
import { PairFigure, PairInset, Sides, Two } from './pairLook.ts'
import { PairReport } from './PairReport.tsx'
import type { Moved } from './PairReport.tsx'
import { Side } from './PairSide.tsx'
import { RunningDiff } from './RunningDiff.tsx'
import { useInstrument } from './useInstrument.ts'
import { useOneLab } from './openLab.ts'
import { useRecordings } from './useRecordings.tsx'
import { CheckSteps } from './CheckSteps.tsx'
import { StepThrough } from '#course/time/StepThrough.tsx'
import type { PairSide } from './PairSide.tsx'
import type { Axis } from '#course/time/axis.ts'
import type { Instrument } from '#course/time/instrument.ts'
import { runChecks, useCheck } from './useCheck.ts'
import type { Nearness } from './useComesNear.ts'
import { useStage } from './useStage.ts'

export interface PairProps {
  title: string
  wrong: PairSide
  right: PairSide
  /**
   * Plays one after the other: for stories whose tests use the keyboard, or a store that both sides share. A document has only one
   * focus, so typing on one side would go to the other.
   */
  inTurn?: boolean
  /** What one side shows, and the other does not, where the replay of a run stops; unless set, that is where they differ for the longest time. */
  tells?: string
  /** Whether its times can be moved: where what its tests press is all that they do to it. */
  instrument?: boolean
  /** When both start. */
  starts?: Nearness
  /** What to do in both. */
  children?: ReactNode
}

/** The wrong and the right version of the same beside each other, or any two demos. */
export function Pair(props: PairProps | { children: ReactNode }) {
  return 'wrong' in props ? <WrongAndRight {...props} /> : <Two>{props.children}</Two>
}

function WrongAndRight(props: PairProps) {
  const { title, wrong, right, inTurn = false, tells, instrument: canMove = false, starts, children } = props
  const ofWrong = useStage(wrong.of, starts, { labOf: wrong.title })
  const ofRight = useStage(right.of, starts, { labOf: right.title })
  const sides = [
    { title: wrong.title, stage: ofWrong },
    { title: right.title, stage: ofRight },
  ]
  const { recorders, replay, lesson, show, lay, forget } = useRecordings(sides, tells)
  const { instrument, leave } = useInstrument(sides, canMove ? lesson : undefined, { tells, inTurn, show })
  const checks = [useCheck(ofWrong, recorders[0]), useCheck(ofRight, recorders[1])] as const
  const isRunning = checks.some(({ state }) => state.is === 'running')
  const hasRun = !isRunning && checks.some(({ state }) => state.is !== 'none')
  const [isStepping, setIsStepping] = useState(false)
  /** What differs for a while only stands in a picture; where it lasts, both sides are live again at once. */
  const isPicture = replay !== undefined && (isStepping || !lasts(replay.axis))
  const runBoth = useRef<HTMLButtonElement>(null)
  const moved = movedBy(instrument)
  const isLabOpen = useOneLab(ofWrong.labState, ofRight.labState)

  async function run(): Promise<void> {
    leave()
    forget()
    await runChecks(checks, inTurn ? 'in turn' : 'together')
    lay()
  }

  /** Its button goes, so the focus moves to the one beside it. */
  function reset(): void {
    flushSync(() => {
      leave()
      forget()
      setIsStepping(false)
      for (const check of checks) check.forget()
      for (const stage of [ofWrong, ofRight]) stage.restart()
    })
    runBoth.current?.focus()
  }

  function step(isOpen: boolean): void {
    setIsStepping(isOpen)
    if (!isOpen) replay?.playhead.tell()
  }

  return (
    <PairFigure aria-label={title} data-lab-beside={isLabOpen ? '' : undefined}>
      <DemoHead title={title} note={children} isPair>
        {hasRun && (
          <Button variant="quiet" aria-label={`Reset: ${title}`} onClick={reset}>
            Reset
          </Button>
        )}
        <Button ref={runBoth} disabled={isRunning} onClick={() => void run()}>
          Run both
        </Button>
      </DemoHead>
      <PairInset>
        <Sides>
          <Side side={wrong} verdict="wrong" stage={ofWrong} kept={isPicture ? replay.kept[0] : undefined} />
          <LabPlace stage={ofWrong} />
          <Side side={right} verdict="right" stage={ofRight} kept={isPicture ? replay.kept[1] : undefined} />
          <LabPlace stage={ofRight} />
          <PairReport side={wrong} verdict="wrong" check={checks[0].state} moved={moved} />
          <PairReport side={right} verdict="right" check={checks[1].state} moved={moved} />
        </Sides>
      </PairInset>
      {hasRun && (
        <StepThrough
          title={title}
          replay={replay}
          instrument={instrument}
          isOpen={isStepping}
          onToggle={step}
          wayBack={isPicture ? 'Reset makes both live again.' : undefined}
        >
          <PairInset>
            <CheckSteps title={wrong.title} state={checks[0].state} isNamed />
            <CheckSteps title={right.title} state={checks[1].state} isNamed />
          </PairInset>
        </StepThrough>
      )}
      <PairInset>
        {wrong.runs || right.runs ? (
          <RunningDiff wrong={wrong} right={right} replay={isStepping ? replay : undefined} />
        ) : (
          <CodeDiff wrong={wrong} right={right} />
        )}
      </PairInset>
    </PairFigure>
  )
}

/** Whether two runs differ to their ends. */
function lasts({ differs, to }: Axis): boolean {
  return differs !== undefined && differs.to >= to
}

/** What became of the times that somebody has moved. */
function movedBy(instrument: Instrument | undefined): Moved | undefined {
  if (instrument === undefined || Object.keys(instrument.times).length === 0) return undefined
  return instrument.comparison?.isAlike === true ? 'alike' : 'different'
}
