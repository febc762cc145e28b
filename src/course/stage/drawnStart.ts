import { createContext, useContext, useState } from 'react'

/** Draws a story as it starts, as HTML. */
type DrawStart = (story: object) => string

/** Where a page is drawn, and nowhere else. */
export const DrawnStartContext = createContext<DrawStart | undefined>(undefined)

/**
 * What stands in the place of a demo until that comes, for an element whose content React leaves alone: the build has drawn it, and a page
 * that comes alive finds it there.
 */
export function useDrawnStart(story: object, isInFirstView: boolean): { __html: string } {
  const draw = useContext(DrawnStartContext)
  // React would write it again if it were another object.
  const [start] = useState(() => ({ __html: (isInFirstView && draw?.(story)) || '' }))
  return start
}

/** The attribute of what is drawn. */
export const DRAWN_START = 'data-drawn-start'
