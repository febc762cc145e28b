import { useState } from 'react'
import { styled } from 'styled-components'
import { InfiniteQuery } from '#screens/InfiniteQuery.tsx'
import { Overview } from '#screens/Overview.tsx'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'

/** Two screens that read the same first page. The first is left before the page has arrived. */
export function LeaveOverviewEarly() {
  const [left, setLeft] = useState(false)
  if (left) return <InfiniteQuery />
  return (
    <div>
      <Bar>
        <Button variant="primary" onClick={() => setLeft(true)}>
          Go to Infinite Query
        </Button>
      </Bar>
      <Overview />
    </div>
  )
}

const Bar = styled.div`
  padding: ${space.m} ${space.m} 0;
`
