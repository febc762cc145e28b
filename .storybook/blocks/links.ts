/** Where a route of the routed app is, seen from a docs page: beside the built catalogue, or on its own port. */
export function appHref(path: string): string {
  return import.meta.env.DEV ? `http://localhost:5173${path}` : `..${path}`
}

/** Where a docs page is, for a link that leaves the frame it stands in. */
export function docsHref(id: string): string {
  return `./?path=/docs/${id}`
}

/** Where a story is, alone on the whole window. */
export function storyHref(id: string): string {
  return `./iframe.html?id=${id}&viewMode=story`
}
