/** The ids of docs pages beside the lessons that other pages lead to. */
export const pageIds = {
  glossary: 'course-glossary--glossary',
  earlierVersions: 'course-coming-from-v3-or-v4--coming-from-v3-or-v4',
  leftOut: 'course-not-in-this-course--not-in-this-course',
  welcome: 'course-welcome--welcome',
} as const

/** Whether a docs page is that of an exercise. */
export function isExercisePage(id = ''): boolean {
  return id.startsWith('components-exercises-')
}

/** Whether a docs page is one about widgets or a screen, for developers, with Storybook's own blocks (decision 23). */
export function isAboutPage(id = ''): boolean {
  return id.endsWith('--about')
}

/** The id of the docs page that a link leads to; undefined for every other link. */
export function pageOfLink(link: Element | null | undefined): string | undefined {
  return /[?&]path=\/docs\/([\w-]+)/.exec(link?.getAttribute('href') ?? '')?.[1]
}

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

/** The id of the part of a page that the end of an address names, as `#make-failure-an-error`; empty where it names none. */
export function partNamed(hash: string): string {
  try {
    // Storybook's frame writes what its toolbar says behind the name of a part.
    return decodeURIComponent(hash.slice(1).replace(/&.*$/, ''))
  } catch {
    // A cut or mistyped address, as `#%zz`, still names the page.
    return ''
  }
}

/** The folder of a docs page in the reading edition, below `lessons/` of the site: of a lesson, its slug (decision 38). */
export function readingFolder(pageId: string): string {
  return pageId.replace(/^(?:course|components(?:-ui)?)-/, '').replace(/--.*$/, '')
}
