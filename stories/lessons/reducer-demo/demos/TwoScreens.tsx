import { useState } from 'react'
import { styled } from 'styled-components'
import { ReducerDemo } from '#screens/ReducerDemo.tsx'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'

/** The screen, and a second one to navigate to and back from. */
export function TwoScreens() {
  const [here, setHere] = useState(true)
  return (
    <div>
      <Bar>
        <Button variant="primary" onClick={() => setHere(!here)}>
          {here ? 'Leave the screen' : 'Come back'}
        </Button>
      </Bar>
      {here ? (
        <ReducerDemo />
      ) : (
        <Bar>You are somewhere else. The counter is gone, the root tasks are not.</Bar>
      )}
    </div>
  )
}

const Bar = styled.div`
  padding: ${space.m};
`
