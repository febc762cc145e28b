/**
 * The window of Storybook's frame around this page. It is the page's own where that stands alone, or on a page of another origin, which it may
 * not ask for anything.
 */
export function frameWindow(): Window {
  try {
    return window.parent.location.href === '' ? window : window.parent
  } catch {
    return window
  }
}
