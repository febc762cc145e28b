import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useWorld } from '#storybook/worldContext.ts'
import { pageRecorder } from '#lab/actions/pageRecorder.ts'
import { Lab } from '#lab/Lab.tsx'
import { preparedClock } from '#lab/clock/preparedClock.ts'
import { Button } from '#ui/Button.tsx'
import { color, space } from '#ui/tokens.ts'

export interface LabBelowProps {
  children: ReactNode
  /** Given the cache that the lab watches. */
  onMount?: (queryClient: QueryClient) => void
}

/** A screen with the whole lab below it, which opens and closes. */
export function LabBelow({ children, onMount }: LabBelowProps) {
  const queryClient = useQueryClient()
  const { log, network } = useWorld()
  const [open, setOpen] = useState(false)
  useEffect(() => onMount?.(queryClient), [onMount, queryClient])

  return (
    <>
      {children}
      <Dock aria-label="Lab">
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Close the lab' : 'Open the lab'}
        </Button>
        {open && (
          <Lab
            server={{ queryClient, log, network }}
            actions={{ recorder: pageRecorder }}
            clock={{
              clock: preparedClock(),
              elsewhere: { label: 'Open this demo alone', href: location.href },
            }}
          />
        )}
      </Dock>
    </>
  )
}

const Dock = styled.section`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  padding: ${space.m};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
`
