/** @jsxRuntime classic */
// Storybook's frame has a React of its own, and its bundler knows no other runtime of JSX.
import * as React from 'react'
import { useStorybookState } from 'storybook/manager-api'
import type { EarlyFrame } from '#course/firstPaint/firstPaint.ts'

/**
 * Where the preview is seen that was there before Storybook's frame. It stays where it stands in the document, because a frame that moves
 * loads its page anew, and covers this place.
 */
export function PlaceOfPreview({ preview, handOver }: EarlyFrame): React.ReactNode {
  const place = React.useRef<HTMLDivElement>(null)
  const knowsPages = useStorybookState().index !== undefined

  React.useLayoutEffect(() => (place.current === null ? undefined : cover(place.current, preview)), [preview])
  React.useEffect(() => {
    if (knowsPages) handOver()
  }, [knowsPages, handOver])

  return <div ref={place} aria-owns={preview.id} style={{ width: '100%', height: '100%' }} />
}

/** Lets an element stand over another, wherever that is. Returns how to end that, and hide it. */
function cover(place: HTMLElement, { style }: HTMLElement): () => void {
  const follow = () => {
    const { top, left, width, height } = place.getBoundingClientRect()
    Object.assign(style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` })
    style.visibility = width === 0 ? 'hidden' : ''
  }
  const observer = new ResizeObserver(follow)
  observer.observe(place)
  // A place of the same size can stand elsewhere.
  observer.observe(document.body)
  return () => {
    observer.disconnect()
    style.visibility = 'hidden'
  }
}
