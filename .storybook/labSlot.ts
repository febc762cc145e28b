/** Selects the place for the lab within a demo's figure. */
export const LAB_SLOT = '[data-lab-slot]'

/**
 * Whether a story is on a docs page, as a demo or as a check. Storybook runs a check as a separate story, whose view
 * mode is not `docs`.
 */
export function isOnDocsPage(viewMode: string, canvas: Element): boolean {
  return viewMode === 'docs' || canvas.closest('figure') !== null
}
