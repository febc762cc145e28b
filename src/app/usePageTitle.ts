import { useMatches } from 'react-router-dom'
import type { UIMatch } from 'react-router-dom'
import type { PageDefinition } from './pages.ts'

/** The name of the current page; empty for Home. */
export function usePageTitle(): string {
  const page = useMatches().findLast(isPage)
  return page?.handle.titleOf(page.params) ?? ''
}

function isPage(match: UIMatch): match is UIMatch<unknown, Pick<PageDefinition, 'titleOf'>> {
  return typeof match.handle === 'object' && match.handle !== null && 'titleOf' in match.handle
}
