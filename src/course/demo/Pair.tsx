import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { color, radius, space, width } from '#ui/tokens.ts'
import { pairPlaces, pairWithLab } from '#course/world/labLayout.ts'
import { CodeDiff } from '#course/code/CodeDiff.tsx'
import { DemoFigure } from '#course/stage/DemoFigure.ts'
import { DemoHead } from '#course/stage/DemoHead.tsx'
import { LabPlace } from '#course/stage/DemoStage.tsx'
import { Side, SIDE_PARTS } from './PairSide.tsx'
import { useOneLab } from './useOneLab.ts'
import { useRecordings } from './useRecordings.tsx'
import type { PairSide } from './PairSide.tsx'
import { runChecks, useCheck } from '#course/stage/useCheck.ts'
import type { Nearness } from '#course/stage/useComesNear.ts'
import { useStage } from '#course/stage/useStage.ts'

// What only a run needs comes with the first one.
const TimeAxis = lazy(() =>
  import('#course/time/TimeAxis.tsx').then((module) => ({ default: module.TimeAxis })),
)

export interface PairProps {
  title: string
  wrong: PairSide
  right: PairSide
  /**
   * Plays one after the other: for stories whose tests use the keyboard, or a store that both sides share. A document has only one
   * focus, so typing on one side would go to the other.
   */
  inTurn?: boolean
  /** What the wrong side shows where the replay of a run stops; unless set, what it shows for the longest time while the right one shows something else. */
  tells?: string
  /** When both start. */
  starts?: Nearness
  /** What to do in both. */
  children?: ReactNode
}

/** The wrong and the right version of the same beside each other, or any two demos. */
export function Pair(props: PairProps | { children: ReactNode }) {
  return 'wrong' in props ? <WrongAndRight {...props} /> : <Two>{props.children}</Two>
}

function WrongAndRight({ title, wrong, right, inTurn = false, tells, starts, children }: PairProps) {
  const ofWrong = useStage(wrong.of, starts, { labOf: wrong.title })
  const ofRight = useStage(right.of, starts, { labOf: right.title })
  const { recorders, replay, lay, forget } = useRecordings(
    [
      { title: wrong.title, stage: ofWrong },
      { title: right.title, stage: ofRight },
    ],
    tells,
  )
  const checks = [useCheck(ofWrong, recorders[0]), useCheck(ofRight, recorders[1])] as const
  const isRunning = checks.some(({ state }) => state.is === 'running')
  const isLabOpen = useOneLab(ofWrong.labState, ofRight.labState)

  async function run(): Promise<void> {
    forget()
    await runChecks(checks, inTurn ? 'in turn' : 'together')
    lay()
  }

  function reset(): void {
    forget()
    for (const check of checks) check.forget()
    for (const stage of [ofWrong, ofRight]) stage.restart()
  }

  return (
    <Figure aria-label={title} data-lab-beside={isLabOpen ? '' : undefined}>
      <DemoHead title={title} note={children} startsQuiet={false}>
        <Button aria-label={`Run both: ${title}`} disabled={isRunning} onClick={() => void run()}>
          Run both
        </Button>
        <Button variant="quiet" aria-label={`Reset: ${title}`} disabled={isRunning} onClick={reset}>
          Reset
        </Button>
      </DemoHead>
      {replay && (
        <Suspense>
          <TimeAxis title={title} {...replay} />
        </Suspense>
      )}
      <Inset>
        <Sides>
          <Side
            side={wrong}
            verdict="wrong"
            stage={ofWrong}
            check={checks[0].state}
            kept={replay?.frames[0]}
          />
          <LabPlace stage={ofWrong} />
          <Side
            side={right}
            verdict="right"
            stage={ofRight}
            check={checks[1].state}
            kept={replay?.frames[1]}
          />
          <LabPlace stage={ofRight} />
        </Sides>
        <CodeDiff wrong={wrong} right={right} />
      </Inset>
    </Figure>
  )
}

const Figure = styled(DemoFigure)`
  ${pairWithLab}
`

const Sides = styled.div`
  ${pairPlaces(SIDE_PARTS)}

  @media (min-width: ${width.phone}) {
    & > [data-lab] {
      min-width: 0;
      overflow: clip;
      border: 1px solid ${color.border};
      border-radius: ${radius.m};
    }

    & > [data-lab] > * {
      border: 0;
    }
  }
`

/** A container from tablets on: on phones the sides never stand beside each other, and the lab, a fixed sheet, would be fixed to it. */
const Inset = styled.div`
  padding: var(--demo-inset);

  & > figure {
    margin-block-end: 0;
  }

  @media (min-width: ${width.phone}) {
    container-type: inline-size;
  }
`

/** Any two demos, which have frames of their own. */
const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 0 ${space.l};
`
