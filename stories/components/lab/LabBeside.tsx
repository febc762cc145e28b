import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useWorld } from '#course/world/worldContext.ts'
import { LabHost } from '#lab/LabHost.tsx'
import { createServerRecording } from '#lab/serverRecording.ts'
import { color } from '#ui/tokens.ts'

/** A screen with the lab open beside it, or at the window's foot where there is no room, as in the app. */
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
  @container (min-width: 46rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 23rem;
  }
`

/** A sheet goes along with the screen, and rests at its end. */
const Side = styled.section`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  min-width: 0;
  border-block-start: 2px solid ${color.accent};
  background: ${color.surface};
  --lab-height: min(24rem, 45dvh);

  @container (min-width: 46rem) {
    position: static;
    border-block-start: 0;
    --lab-height: 26rem;
    border-inline-start: 1px solid ${color.border};
  }
`
