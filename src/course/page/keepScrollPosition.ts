let page: string | undefined
let latest = 0

/**
 * Puts a page that is shown again back to where it was. Storybook hides a page while it loads a changed file of it, and the browser
 * then scrolls to the top of what is left.
 *
 * @param element holds the page
 */
export function keepScrollPosition(element: HTMLElement, pageId: string): void {
  if (page === undefined)
    addEventListener('scroll', () => {
      if (element.checkVisibility()) latest = scrollY
    })
  if (page === pageId) scrollTo(0, latest)
  page = pageId
}
