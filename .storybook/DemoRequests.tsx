import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { RequestStrip } from '#lab/RequestStrip.tsx'
import type { RequestStripProps } from '#lab/RequestStrip.tsx'
import { LAB_SLOT } from './labSlot.ts'

/** The requests of one demo. They stand outside of the story's canvas, so that its play does not find them. */
export function DemoRequests(props: RequestStripProps) {
  const [place, setPlace] = useState<Element | 'here'>()
  const findPlace = useCallback((element: HTMLElement | null) => {
    if (element !== null) setPlace(element.closest('figure')?.querySelector(LAB_SLOT) ?? 'here')
  }, [])
  const strip = <RequestStrip {...props} />

  return (
    <>
      <span ref={findPlace} hidden />
      {place === 'here' ? strip : place && createPortal(strip, place)}
    </>
  )
}
