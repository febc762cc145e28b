/** How wide the sidebar is until a reader pulls it, in px. Storybook makes it no narrower. */
export const SIDEBAR_WIDTH = 240

/** Where Storybook keeps how its frame is laid out. What it keeps for a tab comes before what it keeps for all. */
const KEY = '@storybook/manager/store'

/** How wide Storybook's sidebar will be, in px, where it has kept that: 0 if a reader has hidden it. */
export function keptSidebar(): number | undefined {
  try {
    return widthIn(sessionStorage) ?? widthIn(localStorage)
  } catch {
    // Blocked, or not what Storybook has written.
    return undefined
  }
}

function widthIn(storage: Storage): number | undefined {
  const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as { layout?: { navSize?: unknown } }
  const width = kept.layout?.navSize
  return typeof width === 'number' ? width : undefined
}
