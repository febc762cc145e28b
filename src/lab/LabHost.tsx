import { useCallback, useEffect, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import type { ButtonVariant } from '#ui/Button.tsx'
import { OpenLab } from './OpenLab.tsx'
import type { OpenLabProps } from './OpenLab.tsx'

export interface LabHostProps extends Omit<OpenLabProps, 'onClose' | 'onHeading'> {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** The look of the button that opens the lab. */
  variant?: ButtonVariant
  /** Gives the focus to a lab that is open from the start, because a button elsewhere has opened it. */
  takesFocus?: boolean
}

/** The way into the lab. Its code is fetched when it opens; while it is closed, nothing of it is here. */
export function LabHost({ isOpen, onToggle, variant, takesFocus = false, ...lab }: LabHostProps) {
  const { server, clock, onSettled } = lab
  /** Whether the user opened or closed the lab by its button, which is gone afterwards: the focus moves on. */
  const [pressed, setPressed] = useState(takesFocus)

  useEffect(() => {
    if (!isOpen) onSettled?.()
  }, [isOpen, onSettled])

  const focusIfPressed = useCallback(
    (element: HTMLElement | null) => void (pressed && element?.focus()),
    [pressed],
  )

  function open(): void {
    setPressed(true)
    onToggle(true)
  }

  /** Closing restores the network, because nothing on the page would explain its failures any more. */
  function close(): void {
    server?.network?.reset()
    // Only the speed is restored. Restoring the time would leave answers in the cache with timestamps in the future.
    clock?.clock?.setSpeed(1)
    setPressed(true)
    onToggle(false)
  }

  return isOpen ? (
    <OpenLab {...lab} onClose={close} onHeading={focusIfPressed} />
  ) : (
    <Button ref={focusIfPressed} {...(variant && { variant })} onClick={open}>
      Open the lab
    </Button>
  )
}
