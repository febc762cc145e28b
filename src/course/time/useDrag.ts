import { useRef } from 'react'
import type { PointerEvent } from 'react'
import type { Span } from './axis.ts'

interface DragOptions {
  axis: Span
  /** Told where on the axis it is dragged to. */
  onDrag: (at: number) => void
  onEnd: () => void
}

/** Lets an element be dragged along the lane in which it stands. */
export function useDrag({ axis, onDrag, onEnd }: DragOptions) {
  /** Where it was grabbed, in px from its own place. */
  const grab = useRef<number>(undefined)

  function end(): void {
    if (grab.current === undefined) return
    grab.current = undefined
    onEnd()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      const { left, width } = event.currentTarget.getBoundingClientRect()
      grab.current = event.clientX - (left + width / 2)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const lane = event.currentTarget.parentElement
      if (grab.current === undefined || lane === null) return
      const { left, width } = lane.getBoundingClientRect()
      onDrag(axis.from + ((event.clientX - grab.current - left) / width) * (axis.to - axis.from))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
