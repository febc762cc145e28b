import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { color, font, radius, space, width } from '#ui/tokens.ts'
import { CheckReport } from './Check.tsx'
import { CodeDiff } from './CodeDiff.tsx'
import { AloneLink, LabButton } from './DemoControls.tsx'
import { DemoFigure } from './DemoFigure.ts'
import { DemoHead } from './DemoHead.tsx'
import { DemoStage } from './DemoStage.tsx'
import { runChecks, useCheck } from './useCheck.ts'
import type { CheckState } from './useCheck.ts'
import type { Nearness } from './useComesNear.ts'
import { useStage } from './useStage.ts'
import type { Stage, StoryExport } from './useStage.ts'

/** One version of what a pair compares. */
export interface PairSide {
  of: StoryExport
  title: string
  /** What to see in this version, in a sentence. */
  note?: ReactNode
  /** Where its code stands in the repository. */
  path: string
  /** The file as it is, imported with `?raw`. */
  code: string
}

export interface PairProps {
  title: string
  wrong: PairSide
  right: PairSide
  /**
   * Plays one after the other: for stories whose tests use the keyboard, or a store that both sides share. A document has only one
   * focus, so typing on one side would go to the other.
   */
  inTurn?: boolean
  /** When both start. */
  starts?: Nearness
  /** What to do in both. */
  children?: ReactNode
}

/** The wrong and the right version of the same beside each other, or any two demos. */
export function Pair(props: PairProps | { children: ReactNode }) {
  return 'wrong' in props ? <WrongAndRight {...props} /> : <Two>{props.children}</Two>
}

function WrongAndRight({ title, wrong, right, inTurn = false, starts, children }: PairProps) {
  const stages = [useStage(wrong.of, starts), useStage(right.of, starts)] as const
  const checks = [useCheck(stages[0]), useCheck(stages[1])] as const
  const isRunning = checks.some(({ state }) => state.is === 'running')

  function reset(): void {
    for (const check of checks) check.forget()
    for (const stage of stages) stage.restart()
  }

  return (
    <DemoFigure aria-label={title}>
      <DemoHead title={title} note={children} startsQuiet={false}>
        <Button
          aria-label={`Run both: ${title}`}
          disabled={isRunning}
          onClick={() => void runChecks(checks, inTurn ? 'in turn' : 'together')}
        >
          Run both
        </Button>
        <Button variant="quiet" aria-label={`Reset: ${title}`} disabled={isRunning} onClick={reset}>
          Reset
        </Button>
      </DemoHead>
      <Inset>
        <Sides>
          <Side side={wrong} verdict="wrong" stage={stages[0]} check={checks[0].state} />
          <Side side={right} verdict="right" stage={stages[1]} check={checks[1].state} />
        </Sides>
        <CodeDiff wrong={wrong} right={right} />
      </Inset>
    </DemoFigure>
  )
}

interface SideProps {
  side: PairSide
  verdict: 'wrong' | 'right'
  stage: Stage
  check: CheckState
}

function Side({ side: { title, note }, verdict, stage, check }: SideProps) {
  return (
    <SideBox role="group" aria-label={title} $verdict={verdict}>
      <DemoHead title={title} verdict={verdict} note={note}>
        <LabButton title={title} stage={stage} />
        <AloneLink title={title} storyId={stage.story.id} />
      </DemoHead>
      <DemoStage title={title} stage={stage} />
      <Report className="sb-unstyled">
        {check.is === 'none' && 'Not run yet.'}
        <CheckReport title={title} state={check} isWrong={verdict === 'wrong'} />
      </Report>
    </SideBox>
  )
}

/** Wide enough for two sides. */
const forTwo = '@container (min-width: 44rem)'

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};

  ${forTwo} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* Between rows there is none: the parts of a side are such rows. */
    row-gap: 0;
  }
`

/** On phones there is no room for two, and a container would be the window of the sheet that the lab is there. */
const Inset = styled.div`
  padding: var(--demo-inset);

  & > figure {
    margin-block-end: 0;
  }

  @media (min-width: ${width.phone}) {
    container-type: inline-size;
  }
`

/** Its parts stand on the same lines as those of the other side. */
const SideBox = styled.div<{ $verdict: 'wrong' | 'right' }>`
  --demo-inset: ${space.m};

  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 2px solid ${({ $verdict }) => ($verdict === 'wrong' ? color.danger : color.success)};
  border-radius: ${radius.m};

  ${forTwo} {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Any two demos, which have frames of their own. */
const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 0 ${space.l};
`

const Report = styled.div`
  padding: ${space.m} var(--demo-inset);
  border-block-start: 1px solid ${color.border};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.small};
`
