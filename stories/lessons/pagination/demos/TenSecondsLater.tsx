import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { Pagination } from '#screens/Pagination.tsx'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'

/** The screen, and a button that makes its cached pages 10 seconds older. */
export function TenSecondsLater() {
  const client = useQueryClient()
  const isFetching = useIsFetching() > 0

  function growOlder(): void {
    for (const { queryKey, state } of client.getQueryCache().getAll()) {
      client.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt - STALE_TIME_MS })
    }
  }

  return (
    <div>
      <Bar>
        <Button disabled={isFetching} onClick={growOlder}>
          Let 10 seconds pass
        </Button>
      </Bar>
      <Pagination />
    </div>
  )
}

const Bar = styled.div`
  padding: ${space.m} var(--demo-inset, ${space.m}) 0;
`
