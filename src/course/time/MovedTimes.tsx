import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { color, space } from '#ui/tokens.ts'
import type { Instrument } from './instrument.ts'

/** What became of the times that were moved, and the way back to the lesson's own. */
export function MovedTimes({
  instrument: { times, isRunning, comparison, reset },
}: {
  instrument: Instrument
}) {
  const isMoved = Object.keys(times).length > 0
  return (
    <Line data-moved={isMoved ? '' : undefined}>
      <p role="status" aria-label="With your times">
        {isMoved ? (isRunning ? RUNS : (comparison?.says ?? RAN)) : HINT}
      </p>
      {isMoved && (
        <Button variant="quiet" onClick={reset}>
          Reset times
        </Button>
      )}
    </Line>
  )
}

const HINT = 'Drag the end of a request, or a press: the demo runs again with your times.'
const RUNS = 'The demo runs again with your times …'
const RAN = 'This is what happens with your times.'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};

  min-height: 3rem;
  padding-inline: var(--demo-inset);
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};

  &[data-moved] {
    color: ${color.text};
    font-weight: 600;
  }

  & > p {
    flex: 1 1 16rem;
    min-width: 0;
    margin: 0;
  }

  & > button {
    margin-inline: auto -${space.m};
  }
`
