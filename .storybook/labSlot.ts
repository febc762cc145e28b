/** Finds the place for the lab within the figure of a demo. */
export const LAB_SLOT = '[data-lab-slot]'

/** Whether a story stands on a docs page, as a demo or as its check, which Storybook runs as a story of its own. */
export function isOnDocsPage(viewMode: string, canvas: Element): boolean {
  return viewMode === 'docs' || canvas.closest('figure') !== null
}
