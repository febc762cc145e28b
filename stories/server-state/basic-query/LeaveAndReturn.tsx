import { useState } from 'react'
import { styled } from 'styled-components'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'

/** A screen that can be unmounted and mounted again, as by navigation. */
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
