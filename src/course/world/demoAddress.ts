import { matchPath, parsePath } from 'react-router-dom'
import type { MemoryHost } from './MemoryLinks.tsx'
import { pagePatterns } from '#syllabus/pagePatterns.ts'
import { appHref, storyHref } from '#course/links/links.ts'

/** What the catalogue tells the demo of a story about addresses. */
export function demoAddressOf(storyId: string, { search }: Pick<Location, 'search'> = location): MemoryHost {
  const params = new URLSearchParams(search)
  const isLedHere = params.get('id') === storyId
  return {
    hrefOf: (address) => hrefOf(storyId, address),
    startAt: (isLedHere && params.get(ADDRESS)) || undefined,
  }
}

/** A page of the app is in the app. Any other address is one of the demo alone, which opens there and plays no test. */
function hrefOf(storyId: string, address: string): string {
  const { pathname = '/' } = parsePath(address)
  if (pagePatterns.some((pattern) => matchPath(pattern, pathname) !== null)) return appHref(address)
  // Storybook plays no story that says it is embedded.
  return `${storyHref(storyId)}&embed=true&${ADDRESS}=${encodeURIComponent(address)}`
}

const ADDRESS = 'address'
