import { openedFrom } from '#course/links/links.ts'

/** How long an answer takes for somebody who looks on, in ms: long enough to be seen. */
const VISIBLE_MS = 600

/**
 * How long answers travel in stories that do not say so themselves, in ms. Readers see each request under way; tests, stories that
 * only prove something, and programs that open a story by its own address do not wait.
 */
export function latencyFor({ viewMode, tags }: { viewMode: string; tags: readonly string[] }): number {
  if (import.meta.env['STORYBOOK_QUIET'] !== undefined) return 0
  if (viewMode !== 'docs' && tags.includes('proof')) return 0
  const isInCatalogue = viewMode === 'docs' || window.parent !== window
  return isInCatalogue || openedFrom(location.search) !== undefined ? VISIBLE_MS : 0
}
