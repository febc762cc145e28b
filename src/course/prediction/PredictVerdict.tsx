import { styled } from 'styled-components'
import type { Answer } from '#progress/progress.ts'
import { arrives } from '#ui/motion.ts'
import { color } from '#ui/tokens.ts'
import { quoted } from './prediction.ts'
import type { PredictionState } from './usePrediction.ts'
import { InlineCode } from '#course/code/InlineCode.tsx'

interface PredictVerdictProps {
  state: PredictionState
  source: string
  why: string | ((measured: Answer) => string)
}

/** What was said and what was measured. It is there from the start, so that screen readers announce what it says later. */
export function PredictVerdict({ state, source, why }: PredictVerdictProps) {
  return (
    <Status role="status">
      {state.is === 'running' && `You said ${quoted(state.said)}. The demo runs …`}
      {state.is === 'broken' && state.reason}
      {state.is === 'measured' && (
        <>
          <Landed $verdict={state.said === state.measured ? 'right' : 'wrong'}>
            <span aria-hidden>{state.said === state.measured ? '✓ ' : '✗ '}</span>
            {state.said === state.measured
              ? `Right. You said ${quoted(state.said)}.`
              : `You said ${quoted(state.said)}. ${source} ${quoted(state.measured)}.`}
          </Landed>{' '}
          <InlineCode>{typeof why === 'string' ? why : why(state.measured)}</InlineCode>
        </>
      )}
    </Status>
  )
}

/** It was earned: it lands, once. */
const Landed = styled.b<{ $verdict: 'right' | 'wrong' }>`
  display: inline-block;
  color: ${({ $verdict }) => color[$verdict]};
  ${arrives('land')}
`

const Status = styled.p`
  max-width: 40rem;
  margin-block: 0;
  color: ${color.text};
`
