import { useState } from 'react'
import { styled } from 'styled-components'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'

/** A screen that can be left and come back to, as by a link. */
export function LeaveAndReturn() {
  const [here, setHere] = useState(true)
  return (
    <div>
      <Bar>
        <Button variant="primary" onClick={() => setHere(!here)}>
          {here ? 'Leave the screen' : 'Come back'}
        </Button>
      </Bar>
      {here ? <BasicQuery /> : <Bar>You are somewhere else. The answer stays in the cache.</Bar>}
    </div>
  )
}

const Bar = styled.div`
  padding: ${space.m};
`
