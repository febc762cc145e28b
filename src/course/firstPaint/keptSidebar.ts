/** The id of the list of pages in the sidebar. */
export const SIDEBAR_LIST = 'storybook-explorer-tree'

/** What scrolls around that list. */
export const SIDEBAR_SCROLLER = '[data-radix-scroll-area-viewport]'

/** Where the frame keeps its layout in storage. */
export const LAYOUT_KEY = '@storybook/manager/store'

/** How wide the sidebar is until a reader pulls it, in px. Storybook makes it no narrower. */
export const SIDEBAR_WIDTH = 240

/**
 * How wide Storybook's sidebar will be, in px, where it has kept that: 0 if a reader has hidden it. What it keeps for a tab comes before what
 * it keeps for all.
 */
export function keptSidebar(): number | undefined {
  try {
    return widthIn(sessionStorage) ?? widthIn(localStorage)
  } catch {
    // Blocked, or not what Storybook has written.
    return undefined
  }
}

function widthIn(storage: Storage): number | undefined {
  const kept = JSON.parse(storage.getItem(LAYOUT_KEY) ?? '{}') as { layout?: { navSize?: unknown } }
  const width = kept.layout?.navSize
  return typeof width === 'number' ? width : undefined
}
