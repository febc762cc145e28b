import { useState } from 'react'
import { styled } from 'styled-components'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'

/** A screen that can be unmounted and mounted again, as by navigation. */
export function LeaveAndReturn() {
  const [visit, setVisit] = useState(1)
  const [here, setHere] = useState(true)

  function toggle(): void {
    if (!here) setVisit(visit + 1)
    setHere(!here)
  }

  return (
    <div>
      <Bar>
        <Button variant="primary" onClick={toggle}>
          {here ? 'Leave the screen' : 'Come back'}
        </Button>
        {here && <span>Visit {visit}</span>}
      </Bar>
      {here ? <BasicQuery /> : <Bar>You are somewhere else. The answer stays in the cache.</Bar>}
    </div>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  padding: ${space.m};
`
