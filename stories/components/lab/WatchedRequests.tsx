import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useWorld } from '#course/world/worldContext.ts'
import { RequestTable } from '#lab/requests/RequestTable.tsx'
import { trackRequests } from '#lab/requests/requestTracker.ts'
import { color, font, space, width } from '#ui/tokens.ts'

/** A screen above the log of its own requests. */
export function WatchedRequests({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const { log } = useWorld()
  const [tracker] = useState(() => trackRequests({ log, queryClient }))
  useLayoutEffect(() => tracker.start(), [tracker])

  return (
    <>
      {children}
      <Log aria-label="Request log">
        <h2>Requests</h2>
        <RequestTable log={log} tracker={tracker} />
      </Log>
    </>
  )
}

const Log = styled.section`
  padding: ${space.m};
  border-block-start: 1px solid ${color.outline};
  background: ${color.sunken};

  /* On a phone it would cover the screen that it is about. */
  @media (min-width: ${width.phone}) {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
  }

  h2 {
    margin: 0 0 ${space.s};
    font-size: ${font.heading3};
  }
`
