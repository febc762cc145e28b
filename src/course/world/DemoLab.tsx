import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { LabHost } from '#lab/LabHost.tsx'
import type { LabHostProps } from '#lab/LabHost.tsx'
import { color, space } from '#ui/tokens.ts'
import type { StageContext, LabState } from './stageContext.ts'
import { isLabSheet, labBelow, RoomForSheet } from './labSheet.ts'

type Instruments = Omit<LabHostProps, 'isOpen' | 'onToggle' | 'variant'>

export interface DemoLabProps extends Instruments {
  stage: StageContext | undefined
}

/**
 * The lab of one demo: in the demo's stage on a docs page, at the end of the page where it stands alone. It is outside of the
 * story's canvas, so a story's own test neither sees nor changes it.
 */
export function DemoLab({ stage, ...instruments }: DemoLabProps) {
  return stage === undefined ? <LabAlone {...instruments} /> : <LabOnStage stage={stage} {...instruments} />
}

/** The lab that was opened last. */
let latest: StoreApi<LabState> | undefined

/** Opened by the button in the demo's head. */
function LabOnStage({ stage, ...instruments }: Instruments & { stage: StageContext }) {
  const isOpen = useStore(stage.labState, (lab) => lab.isOpen)
  const { server, clock } = instruments
  const wasOpen = useRef(false)
  /** Open since the demo started: it stayed so over a replay, and nobody has just opened it. */
  const [stayedOpen, setStayedOpen] = useState(isOpen)
  if (stayedOpen && !isOpen) setStayedOpen(false)

  // Closing resets what was changed, as the lab's own button does: without the lab nothing would say why the demo fails or hurries.
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      server?.network?.reset()
      clock?.clock?.setSpeed(1)
    }
    wasOpen.current = isOpen
  }, [isOpen, server, clock])

  // On a phone there is room for one lab only.
  useEffect(() => {
    if (!isOpen) return
    if (latest !== stage.labState && isLabSheet()) latest?.setState({ isOpen: false })
    latest = stage.labState
  }, [isOpen, stage.labState])

  function closeByEscape({ key, defaultPrevented }: KeyboardEvent): void {
    if (key === 'Escape' && !defaultPrevented) stage.labState.setState({ isOpen: false })
  }

  if (!isOpen) return null
  return createPortal(
    <PlaceOnStage onKeyDown={closeByEscape}>
      <RoomForSheet />
      <LabHost
        {...instruments}
        of={stage.labOf}
        isOpen
        takesFocus={!stayedOpen}
        onToggle={(next) => stage.labState.setState({ isOpen: next })}
      />
    </PlaceOnStage>,
    stage.lab,
  )
}

function LabAlone(instruments: Instruments) {
  const [end, setEnd] = useState<Element>()
  const [isOpen, setIsOpen] = useState(false)

  const makeEnd = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const place = document.createElement('aside')
    place.setAttribute('aria-label', 'Lab')
    document.body.append(place)
    setEnd(place)
    return () => place.remove()
  }, [])

  return (
    <>
      <span ref={makeEnd} hidden />
      {end &&
        createPortal(
          <Fold>
            <LabHost {...instruments} isOpen={isOpen} onToggle={setIsOpen} variant="quiet" />
          </Fold>,
          end,
        )}
    </>
  )
}

const PlaceOnStage = styled.div`
  ${labBelow}
`

const Fold = styled.div`
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.text};

  & > button {
    margin-block: ${space.xs};
  }
`
