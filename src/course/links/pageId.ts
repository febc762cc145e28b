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
