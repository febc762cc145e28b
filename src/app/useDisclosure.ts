import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'

interface Disclosure<Root extends HTMLElement> {
  open: boolean
  setOpen: (open: boolean) => void
  /** Closes it. If the focus is inside, the button takes it. */
  close: () => void
  /** Props for the element that holds the button and the disclosed content. */
  rootProps: {
    ref: RefObject<Root | null>
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/**
 * A button that discloses content. Escape closes it, with the focus back on the button; so does a press outside, and
 * a focus that moves on. Menus of links use it: they stay lists, and Tab reaches each link (decision 5).
 */
export function useDisclosure<Root extends HTMLElement>(): Disclosure<Root> {
  const [open, setOpen] = useState(false)
  const ref = useRef<Root>(null)

  useEffect(() => {
    if (!open) return undefined
    function onPointerDown({ target }: PointerEvent): void {
      if (target instanceof Node && !ref.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])

  function close(): void {
    if (open) ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    setOpen(false)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return { open, setOpen, close, rootProps: { ref, onKeyDown, onBlur } }
}
