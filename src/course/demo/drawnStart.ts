import { createContext, useContext, useState } from 'react'

/** How a page is drawn by the build. */
interface Drawn {
  /** Draws a story, as HTML. */
  draw: (story: object) => string
  /** Whether the drawing stays one, in the reading edition (decision 38), and no page takes it over. */
  isToRead: boolean
}

/** Where a page is drawn, and nowhere else. */
export const DrawnContext = createContext<Drawn | undefined>(undefined)

/** Whether the page is one of the reading edition, which has no script: what asks somebody to do something is not on it. */
export function useIsToRead(): boolean {
  return useContext(DrawnContext)?.isToRead ?? false
}

/**
 * What stands in the place of a demo until that comes, for an element whose content React leaves alone: the build has drawn it, and a page
 * that comes alive finds it there. Undefined where there is nothing to be seen on a page that never does.
 */
export function useDrawnStart(story: object, isDrawn: boolean): { __html: string } | undefined {
  const drawn = useContext(DrawnContext)
  // React would write it again if it were another object.
  const [start] = useState(() => {
    const html = (isDrawn && drawn?.draw(story)) || ''
    return html === '' && drawn?.isToRead ? undefined : { __html: html }
  })
  return start
}

/** The attribute of what is drawn. */
export const DRAWN_START = 'data-drawn-start'
