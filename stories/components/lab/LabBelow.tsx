import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useWorld } from '#course/world/worldContext.ts'
import { pageRecorder } from '#lab/actions/pageRecorder.ts'
import { LabHost } from '#lab/LabHost.tsx'
import type { LabHostProps } from '#lab/LabHost.tsx'
import { preparedClock } from '#lab/clock/preparedClock.ts'
import { createServerRecording } from '#lab/serverRecording.ts'
import { color, space } from '#ui/tokens.ts'

export interface LabBelowProps extends Pick<LabHostProps, 'prepare'> {
  children: ReactNode
  /** Called with the cache that the lab records. */
  onMount?: (queryClient: QueryClient) => void
  /** Records from the first request on, not only while the lab is open. */
  recordsFromTheStart?: boolean
  withClock?: boolean
}

/** A screen with the whole lab below it, which opens and closes. */
export function LabBelow({
  children,
  onMount,
  recordsFromTheStart = false,
  withClock = true,
  ...host
}: LabBelowProps) {
  const queryClient = useQueryClient()
  const { log, network } = useWorld()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => onMount?.(queryClient), [onMount, queryClient])
  const [recording] = useState(() =>
    recordsFromTheStart ? createServerRecording({ queryClient, log }) : undefined,
  )
  useLayoutEffect(() => recording?.start(), [recording])

  return (
    <>
      {children}
      <Dock aria-label="Lab">
        <LabHost
          {...host}
          isOpen={isOpen}
          onToggle={setIsOpen}
          server={{ queryClient, log, network, recording }}
          actions={{ recorder: pageRecorder }}
          clock={{
            clock: withClock ? preparedClock() : undefined,
            elsewhere: { label: 'Open this demo alone', href: location.href },
          }}
        />
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
