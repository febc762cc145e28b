const STORYBOOKS_NAME = 'Find components'

/** Storybook's own filter finds pages and stories by their names, and does not say so. The toolbar's Search looks through their text. */
export function nameSidebarFilter(): void {
  new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>('#storybook-explorer-searchfield')
    if (field?.placeholder === STORYBOOKS_NAME) field.placeholder = 'Find a page by its name'
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['placeholder'] })
}
