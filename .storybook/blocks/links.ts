/**
 * The address of a route of the app, for links on docs pages. The built app is beside the catalogue; in development
 * it has its own port.
 */
export function appHref(path: string): string {
  return import.meta.env.DEV ? `http://localhost:5173${path}` : `..${path}`
}

/** Where a docs page is, for a link that leaves the frame it stands in. */
export function docsHref(id: string): string {
  return `./?path=/docs/${id}`
}

/** The address of a story without the catalogue around it. */
export function storyHref(id: string): string {
  return `./iframe.html?id=${id}&viewMode=story`
}
