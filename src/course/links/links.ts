import type { Catalogue } from '#config/catalogueAddress.ts'

/** Where a route of the routed app is, seen from a docs page: beside the built catalogue, or on its own port. */
export function appHref(path: string): string {
  return import.meta.env.DEV ? `http://localhost:5173${path}` : `..${path}`
}

/** The catalogue as its own pages see it, in the preview's frame or alone in a window. */
export const catalogue: Catalogue = { href: './', target: '_top' }

/** Where a docs page is, for a link that leaves the frame it stands in. */
export function docsHref(id: string): string {
  return `${catalogue.href}?path=/docs/${id}`
}

/** The address of a story without the catalogue around it. */
export function storyHref(id: string): string {
  return `./iframe.html?id=${id}&viewMode=story`
}

/** Where a story is, alone on the whole window, with a way back to the docs page that it was opened from. */
export function aloneHref(id: string, from: string): string {
  return `${storyHref(id)}&${FROM}=${from}`
}

/** The id of the docs page that a story alone was opened from; undefined when somebody came another way. */
export function openedFrom(search: string): string | undefined {
  const from = new URLSearchParams(search).get(FROM) ?? ''
  return /^[a-z\d-]+$/.test(from) ? from : undefined
}

/** The id of the docs page that is open. */
export function pageId(search: string): string {
  return new URLSearchParams(search).get('id') ?? ''
}

const FROM = 'from'
