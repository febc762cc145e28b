import { useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Range } from '#ui/Range.tsx'
import { color, space } from '#ui/tokens.ts'
import type { Axis } from './axis.ts'
import { handlesOf, STEP_MS, handleText } from './handles.ts'
import type { Instrument } from './instrument.ts'

/** The times of a run that can be moved, what became of it with them, and the way back to the lesson's own. */
export function TimesToMove({ axis, instrument }: { axis: Axis; instrument: Instrument }) {
  const { lesson, times, isRunning, comparison, move, takeBack, reset } = instrument
  /** What it was when a finger came down: browsers move a slider at once, also for a finger that then scrolls the page. */
  const before = useRef(instrument)
  const isMoved = Object.keys(times).length > 0
  return (
    <Box>
      <List
        onPointerDown={() => void (before.current = instrument)}
        onPointerCancel={() => takeBack(before.current)}
      >
        {handlesOf(axis, lesson, times).map((handle) => (
          <Range
            key={handle.id}
            label={handle.name}
            text={handleText(handle)}
            value={handle.value}
            min={handle.least}
            max={handle.most}
            step={STEP_MS}
            onChange={(ms) => move(handle.id, ms)}
          />
        ))}
      </List>
      <Line data-moved={isMoved ? '' : undefined}>
        <p role="status" aria-label="With your times">
          {isMoved ? (isRunning ? RUNS : (comparison?.says ?? RAN)) : HINT}
        </p>
        <Button variant="quiet" disabled={!isMoved} onClick={reset}>
          Reset times
        </Button>
      </Line>
    </Box>
  )
}

const HINT = 'Move the end of a request, or a press: the demo runs again with your times.'
const RUNS = 'The demo runs again with your times …'
const RAN = 'This is what happens with your times.'

const Box = styled.div`
  padding: ${space.m} var(--demo-inset) ${space.s};
  border-block-start: 1px solid ${color.border};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};

  min-height: 3rem;
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

/** A value that grows makes no label wrap: the slider below would move away from what moves it. */
const List = styled.div`
  --value-width: 9rem;

  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 0 ${space.xl};
`
