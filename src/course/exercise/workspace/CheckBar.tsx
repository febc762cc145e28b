import { styled } from 'styled-components'
import { Button, buttonStyle } from '#ui/Button.tsx'
import type { ButtonVariant } from '#ui/Button.tsx'
import { color, font, space, width } from '#ui/tokens.ts'
import { unseen } from '#ui/VisuallyHidden.tsx'
import type { Exercise } from '#course/exercise/exercise.ts'
import { placeInCourse } from '#course/exercise/placeInCourse.ts'
import type { VerdictText } from '#course/exercise/verdictOf.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { InlineCode } from '#course/code/InlineCode.tsx'

interface BarProps {
  exercise: Exercise
  verdict: VerdictText
  /** Which test says why, such as “Test 2 of 6”; undefined where no test does. */
  saidBy: string | undefined
  /** Whether it is of other code than what is written now. */
  isOld: boolean
  isBusy: boolean
  isSolved: boolean
  onCheck: () => void
  onRun: () => void
}

/** What is always in view: Check, and what it has said. */
export function CheckBar({ exercise, verdict, saidBy, isOld, isBusy, isSolved, onCheck, onRun }: BarProps) {
  const { back, next } = placeInCourse(exercise)
  const [first = '', rest = ''] = verdict.text.split(/(?<=^(?:Not yet|Not judged|Solved)\.)/)
  return (
    <Foot>
      <BarVerdict>
        {isOld && <Old>Your last check:</Old>}
        <Said role="status" data-tone={verdict.tone}>
          {first}
          {saidBy && ` ${saidBy} says why.`}
          <Rest $isSaid={saidBy !== undefined}>
            <InlineCode>{rest}</InlineCode>
          </Rest>
        </Said>
      </BarVerdict>
      <Button variant={isSolved ? 'secondary' : 'primary'} disabled={isBusy} onClick={onCheck}>
        Check
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={onRun}>
        Run
      </Button>
      {isSolved && (
        <Way $variant="primary" page={next ?? back}>
          {next === undefined ? 'Back to the lesson' : 'Next exercise'}
        </Way>
      )}
    </Foot>
  )
}

const Foot = styled.footer`
  position: sticky;
  z-index: 2;
  inset-block-end: 0;
  grid-area: bar;
  display: flex;
  gap: ${space.s};
  align-items: center;
  min-height: var(--bar);
  padding: ${space.s} ${space.m};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};

  & > :is(button, a) {
    flex: none;
  }

  @media (max-width: ${width.phone}) {
    flex-wrap: wrap;
    gap: ${space.xs} ${space.s};
    padding: ${space.xs} ${space.s};

    & > :is(button, a) {
      padding-inline: 0.75rem;
    }
  }
`

/** Below the tests, so that the buttons stand below the code. On a phone the buttons leave no room for it: it has a line above them. */
const BarVerdict = styled.div`
  display: flex;
  flex: 0 0 calc(100% * 5 / 13 - ${space.s});
  gap: ${space.xs} ${space.s};
  align-items: center;
  min-width: 0;

  @media (max-width: ${width.phone}) {
    flex: 1 1 100%;
    flex-wrap: wrap;

    &:not(:has([role='status']:not(:empty))) {
      display: none;
    }
  }
`

/** For screen readers where a test says it: Check leads to the tests. On a phone it always stands there. */
const Rest = styled.span<{ $isSaid: boolean }>`
  ${({ $isSaid }) => $isSaid && unseen}

  @media (max-width: ${width.phone}) {
    ${unseen}
  }
`

/** No part of what is announced: an edit would have all of it said again. */
const Old = styled.span`
  flex: none;
  color: ${color.textMuted};
  font-size: ${font.small};

  @media (max-width: ${width.phone}) {
    flex-basis: 100%;
  }
`

/** Two lines. All of it stands with the tests. */
const Said = styled.p`
  display: -webkit-box;
  flex: 1;
  min-width: 0;
  margin: 0;
  overflow: hidden;
  font-size: ${font.small};
  font-weight: 600;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  @media (max-width: ${width.phone}) {
    flex-basis: 100%;
  }

  @media (max-height: 30rem) {
    -webkit-line-clamp: 1;
  }

  &[data-tone='good']::before {
    color: ${color.right};
    content: '✓ ' / '';
  }

  &[data-tone='bad']::before {
    color: ${color.wrong};
    content: '✗ ' / '';
  }
`

const Way = styled(DocsLink)<{ $variant: ButtonVariant }>`
  margin-inline-start: auto;
  ${buttonStyle}
`
