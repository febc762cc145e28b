import { styled } from 'styled-components'
import type { Answer } from '#progress/progress.ts'
import { color } from '#ui/tokens.ts'
import { quoted } from './shown.ts'
import type { PredictionState } from './usePrediction.ts'
import { InlineCode } from '#course/text/InlineCode.tsx'

interface PredictVerdictProps {
  state: PredictionState
  source: string
  why: string | ((measured: Answer) => string)
}

/** What was said and what was measured. It is there from the start, so that screen readers announce what it says later. */
export function PredictVerdict({ state, source, why }: PredictVerdictProps) {
  return (
    <Status role="status" $isBroken={state.is === 'broken'}>
      {state.is === 'kept' && `You said ${quoted(state.said)}. Press Run, and see.`}
      {state.is === 'running' && `You said ${quoted(state.said)}. The demo runs …`}
      {state.is === 'held' &&
        `You said ${quoted(state.said)}. The run has stopped just before the moment that decides. Press Go on.`}
      {state.is === 'going on' && `You said ${quoted(state.said)}. The run goes on …`}
      {state.is === 'broken' && `The demo did not run to its end: ${state.reason}`}
      {state.is === 'changed' &&
        `The question has changed since you answered. You said ${quoted(state.said)} then.`}
      {state.is === 'measured' && (
        <>
          <b>
            <span aria-hidden>{state.said === state.measured ? '✓ ' : '✗ '}</span>
            {`You said ${quoted(state.said)}. ${source} ${quoted(state.measured)}.`}
          </b>{' '}
          <InlineCode>{typeof why === 'string' ? why : why(state.measured)}</InlineCode>
        </>
      )}
    </Status>
  )
}

const Status = styled.p<{ $isBroken: boolean }>`
  max-width: 40rem;
  margin-block: 0;
  color: ${({ $isBroken }) => ($isBroken ? color.danger : color.text)};
`
