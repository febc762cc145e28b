import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Counts how often a component renders, into an element of its own: a state would make it render again. */
export function useRenderCount(): RefObject<HTMLElement | null> {
  const output = useRef<HTMLElement>(null)
  const count = useRef(0)

  useEffect(() => {
    count.current += 1
    if (output.current !== null) output.current.textContent = String(count.current)
  })

  return output
}
