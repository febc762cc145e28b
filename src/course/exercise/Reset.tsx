import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { color, font, space } from '#ui/tokens.ts'
import type { LearnersWork } from './useWork.ts'

export interface ResetProps {
  work: LearnersWork
  isBusy: boolean
  /** Brings the starting point back. */
  onReset: () => void
}

/** Back to the starting point: asks first where there is something to lose, and gives it back once. */
export function Reset({ work, isBusy, onReset }: ResetProps) {
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function answered(isYes: boolean): void {
    setIsAsking(false)
    if (isYes) onReset()
    // What was pressed goes, and the focus must not go with it.
    button.current?.focus()
  }

  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        disabled={isBusy}
        aria-expanded={isAsking || undefined}
        onClick={() => (work.isChanged ? setIsAsking(true) : onReset())}
      >
        Reset
      </Button>
      {work.canUndo && (
        <Button
          variant="quiet"
          onClick={() => {
            work.undo()
            button.current?.focus()
          }}
        >
          Get my code back
        </Button>
      )}
      <Question aria-live="polite">
        {isAsking && (
          <>
            <span>This throws your changes away. You can get them back once.</span>
            <Row>
              <Button variant="danger" onClick={() => answered(true)}>
                Throw my changes away
              </Button>
              <Button onClick={() => answered(false)}>Keep my code</Button>
            </Row>
          </>
        )}
      </Question>
    </>
  )
}

const Question = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  color: ${color.text};
  font-size: ${font.normal};

  &:empty {
    display: none;
  }
`
