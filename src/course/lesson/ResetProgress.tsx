import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'

/** Takes away all progress, after it has asked. */
export function ResetProgress({ onReset }: { onReset: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  const reset = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)

  // What had the focus is gone after either press.
  useEffect(() => {
    if (isAsking) keep.current?.focus()
    else if (wasAsking.current) reset.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  if (!isAsking) {
    return (
      <Button ref={reset} onClick={() => setIsAsking(true)}>
        Reset
      </Button>
    )
  }
  return (
    <Question role="group" aria-label="Reset your progress?">
      <span>
        This forgets all that you have solved, ticked, answered and read, here and in the app. Your code
        stays.
      </span>
      <Button
        variant="danger"
        onClick={() => {
          setIsAsking(false)
          onReset()
        }}
      >
        Forget it
      </Button>
      <Button ref={keep} onClick={() => setIsAsking(false)}>
        Keep it
      </Button>
    </Question>
  )
}

const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`
