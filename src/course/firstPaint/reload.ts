import { frameWindow } from '#course/links/frameWindow.ts'

const READER_KEY = 'catalogue:reader'

/**
 * Keeps where a reader is on a docs page until it is loaded again: Storybook's frame makes a new preview, and a browser brings back only
 * what it knows.
 */
export function keepForReload(): void {
  addEventListener('pagehide', () => {
    const page = new URLSearchParams(location.search).get('id')
    try {
      sessionStorage.setItem(READER_KEY, JSON.stringify({ page, top: scrollY }))
    } catch {
      // Blocked or full: the page then begins at its top.
    }
  })
}

/** How far down a reader was on a page, in px, before they loaded it again; 0 where they came another way. */
export function placeBeforeReload(pageId: string): number {
  const [navigation] = frameWindow().performance.getEntriesByType('navigation')
  if (!(navigation && 'type' in navigation && navigation.type === 'reload')) return 0
  try {
    const { page, top } = JSON.parse(sessionStorage.getItem(READER_KEY) ?? '{}') as {
      page?: unknown
      top?: unknown
    }
    return page === pageId && typeof top === 'number' ? top : 0
  } catch {
    return 0
  }
}
