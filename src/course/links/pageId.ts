/**
 * What can be the id of a page or a story, or how one begins; `*` is the first of all. Storybook throws at other texts: it looks for them in a
 * selector, and finds `constructor` in every object.
 */
export const PAGE_ID = /^(?:\*|(?!constructor$)[a-z\d-]+)$/

/**
 * For the head of the preview: mends an address with an id that cannot be one, before Storybook reads it. The preview then shows
 * Welcome, as the frame does (`withoutUnknownPath`).
 */
export const mendedPageId = `
<script>
  {
    const address = new URLSearchParams(location.search)
    const path = address.get('path')
    const id = path ? (/^\\/(?:docs|story)\\/(.+)/.exec(path)?.[1] ?? '') : address.get('id')
    if (id !== null && !${PAGE_ID}.test(id)) {
      address.delete('path')
      address.set('id', 'course-welcome--welcome')
      address.set('viewMode', 'docs')
      history.replaceState(history.state, '', '?' + address + location.hash)
    }
  }
</script>
`

/** What the frame can show. Of any other path it shows nothing at all. */
const KNOWN_PATH = /^\/(?:(?:docs|story)\/([^/]+)\/?|(?:settings|onboarding)\/.+)$/

/** An address without its path, if the frame knows no such path: it then begins with its first page. Undefined for every other address. */
export function withoutUnknownPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get('path')
  if (path === null) return undefined
  const known = KNOWN_PATH.exec(path)
  if (known !== null && (known[1] === undefined || PAGE_ID.test(known[1]))) return undefined
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair.split('=')[0] !== 'path')
  return `?${others.join('&')}`
}
