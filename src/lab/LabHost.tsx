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
}

/** The way into the lab. Its code is fetched when it opens; while it is closed, nothing of it is here. */
export function LabHost({ isOpen, onToggle, variant, ...lab }: LabHostProps) {
  const { server, clock, onSettled } = lab
  /** Whoever pressed a button that is gone goes on where it led to. */
  const [pressed, setPressed] = useState(false)

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

  /** A page that is broken on purpose, with nothing that says so, would only be broken. */
  function close(): void {
    server?.network?.reset()
    // Time goes on from where it is: taken back, it would leave answers in the cache that come from the future.
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
