import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'

interface Disclosure<Root extends HTMLElement> {
  open: boolean
  setOpen: (open: boolean) => void
  /** Closes it. If the focus is in what goes, the button takes it. */
  close: () => void
  /** Goes on the element that holds both the button and what it opens. */
  rootProps: {
    ref: RefObject<Root | null>
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/**
 * Something that a button opens and that closes again by Escape (with focus back on the button), by a press
 * outside, or when focus moves on. The pattern for menus of links: they stay a list, reachable by Tab.
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
