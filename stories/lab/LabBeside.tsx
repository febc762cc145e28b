import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useWorld } from '#storybook/worldContext.ts'
import { LabHost } from '#lab/LabHost.tsx'
import { createServerRecording } from '#lab/serverRecording.ts'
import { color } from '#ui/tokens.ts'

/** A screen with the lab open beside it, or below it where there is no room, as in the app. */
export function LabBeside({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const { log, network } = useWorld()
  const [isOpen, setIsOpen] = useState(true)
  const [recording] = useState(() => createServerRecording({ queryClient, log }))
  useLayoutEffect(() => recording.start(), [recording])

  return (
    <Room>
      <Both>
        <div>{children}</div>
        <Side aria-label="Lab">
          <LabHost
            isOpen={isOpen}
            onToggle={setIsOpen}
            server={{ queryClient, log, network, recording }}
            variant="quiet"
          />
        </Side>
      </Both>
    </Room>
  )
}

const Room = styled.div`
  container-type: inline-size;
`

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @container (min-width: 46rem) {
    grid-template-columns: minmax(0, 1fr) 23rem;
  }
`

const Side = styled.section`
  min-width: 0;
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};

  @container (min-width: 46rem) {
    border-block-start: 0;
    border-inline-start: 1px solid ${color.border};
  }
`
