import { useRef } from 'react'
import type { PointerEvent } from 'react'
import type { Span } from './axis.ts'

interface DragOptions {
  axis: Span
  /** Told where on the axis it is dragged to. */
  onDrag: (at: number) => void
  onEnd?: () => void
  /** Whether it is the lane itself: a drag of it then leads to where the finger is, and so does a press. */
  isLane?: boolean
}

interface Grab {
  /** Where it was grabbed, in px from its own place. */
  offset: number
  x: number
  y: number
  /** Whether it is dragged along the lane. A finger that goes across it scrolls the page, of which the browser tells a moment later. */
  isAlong: boolean
}

/** Lets an element be dragged along the lane in which it stands. It needs `touch-action: pan-y`. */
export function useDrag({ axis, onDrag, onEnd, isLane = false }: DragOptions) {
  const grab = useRef<Grab>(undefined)

  function follow({ currentTarget, clientX }: PointerEvent<HTMLElement>): void {
    const lane = isLane ? currentTarget : currentTarget.parentElement
    if (grab.current === undefined || lane === null) return
    const { left, width } = lane.getBoundingClientRect()
    onDrag(axis.from + ((clientX - grab.current.offset - left) / width) * (axis.to - axis.from))
  }

  function end(): void {
    if (grab.current === undefined) return
    grab.current = undefined
    onEnd?.()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { currentTarget, pointerId, pointerType, clientX: x, clientY: y } = event
      if (event.button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      const { left, width } = currentTarget.getBoundingClientRect()
      grab.current = { offset: isLane ? 0 : x - (left + width / 2), x, y, isAlong: pointerType !== 'touch' }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (grab.current === undefined) return
      const { x, y } = grab.current
      grab.current.isAlong ||= Math.abs(event.clientX - x) > Math.abs(event.clientY - y)
      if (grab.current.isAlong) follow(event)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (isLane) follow(event)
      end()
    },
    onPointerCancel: end,
  }
}
