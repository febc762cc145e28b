import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { createContext, useContext, useState } from 'react'

/** What Storybook tells the blocks of a docs page: its stories, and how to show them. */
export type Docs = DocsContextProps

const DocsContext = createContext<Docs | undefined>(undefined)

export const DocsProvider = DocsContext.Provider

/** @throws Error outside a docs page */
export function useDocs(): Docs {
  const docs = useContext(DocsContext)
  if (docs === undefined) throw new Error('A block stands on a docs page.')
  return docs
}

/** How a page is drawn by the build. */
interface DrawnPage {
  /** Draws a story, as HTML. */
  draw: (story: object) => string
  /** Whether the drawing stays one, in the reading edition (decision 38), and no page takes it over. */
  isToRead: boolean
}

/** Where a page is drawn, and nowhere else. */
export const DrawnContext = createContext<DrawnPage | undefined>(undefined)

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
