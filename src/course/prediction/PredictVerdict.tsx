import { styled } from 'styled-components'
import type { Answer } from '#progress/progress.ts'
import { color, space } from '#ui/tokens.ts'
import { shown } from './PredictOptions.tsx'
import type { PredictionState } from './usePrediction.ts'
import { InlineCode } from '#course/text/InlineCode.tsx'

interface PredictVerdictProps {
  state: PredictionState
  source: string
  why: string | ((measured: Answer) => string)
}

/** What was said and what was measured. It is there from the start, so that screen readers announce what it says later. */
export function PredictVerdict({ state, source, why }: PredictVerdictProps) {
  const isRight = state.is === 'measured' && state.said === state.measured
  return (
    <Status role="status" $color={statusColor(state, isRight)}>
      {state.is === 'committed' && `You said ${quoted(state.said)}. Press Run, and see.`}
      {state.is === 'running' && 'The demo runs …'}
      {state.is === 'broken' && `The demo did not run to its end: ${state.reason}`}
      {state.is === 'changed' &&
        `The question has changed since you answered. You said ${quoted(state.said)} then.`}
      {state.is === 'measured' && (
        <>
          <b>
            <span aria-hidden>{isRight ? '✓ ' : '✗ '}</span>
            {`You said ${quoted(state.said)}. ${source} ${quoted(state.measured)}.`}
          </b>{' '}
          <InlineCode>{typeof why === 'string' ? why : why(state.measured)}</InlineCode>
        </>
      )}
    </Status>
  )
}

function quoted(answer: Answer): string {
  return typeof answer === 'number' ? shown(answer) : `“${shown(answer)}”`
}

function statusColor({ is }: PredictionState, isRight: boolean): string {
  if (is === 'broken') return color.danger
  if (is !== 'measured') return color.text
  return isRight ? color.success : color.warning
}

const Status = styled.p<{ $color: string }>`
  max-width: 40rem;
  margin: ${space.s} 0 0;

  &:empty {
    margin: 0;
  }

  b {
    color: ${({ $color }) => $color};
  }
`
