import { createRandom } from '#mocks/random.ts'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { KINDS, payloadsOf } from './payloads.ts'
import type { Kind } from './payloads.ts'

/** An address to visit, below one of the sites. */
export interface Address {
  kind: Kind
  site: 'app' | 'app below a path' | 'catalogue'
  /** Below the site's address; it may begin with further slashes. */
  path: string
}

type Slot = (payload: string) => string

const SEED = 2026
const PER_KIND = 25

const story = 'components-screens-basic-query--ready'
const frame = 'iframe.html?viewMode='
const lessonPage = (index: number) => lessonPageId(lessons[index % lessons.length] ?? { slug: 'overview' })

/** Where a text can stand in the app's addresses; as it is in the first two, where it may hold more than one part. */
const inPaths: readonly Slot[] = [(text) => text, (text) => `basic-query/${text}`]
const inApp: readonly Slot[] = [
  ...['users/', 'posts/', 'pagination?page=', 'users/123?tab=', 'router-docs?filter='].map(
    (start): Slot =>
      (text) =>
        start + encodeURIComponent(text),
  ),
  (text) => `router-docs?${encodeURIComponent(text)}=1`,
  (text) => `router-docs#${text}`,
]
const inFrame: readonly Slot[] = [
  (text) => `${frame}docs&id=${encodeURIComponent(text)}`,
  (text) => `${frame}story&id=${story}&args=title:${encodeURIComponent(text)}`,
  (text) => `${frame}story&id=${story}&embed=true&address=${encodeURIComponent(`/${text}`)}`,
  (text) => `?path=/docs/${encodeURIComponent(text)}`,
  (text) => `?path=${encodeURIComponent(text)}`,
]
const inLab: readonly Slot[] = lessons.slice(2, 7).map(
  ({ slug }): Slot =>
    (text) =>
      `${slug}?lab=${encodeURIComponent(text)}`,
)
const inGlobals: readonly Slot[] = [
  (text) => `${frame}docs&id=${lessonPage(1)}&globals=${encodeURIComponent(text)}`,
  (text) => `${frame}story&id=${story}&globals=${encodeURIComponent(text)}`,
  (text) => `?path=/story/${story}&globals=${encodeURIComponent(text)}`,
]

/** All addresses, the same on every run. */
export const addresses: readonly Address[] = KINDS.flatMap(addressesOf)

function addressesOf(kind: Kind, index: number): Address[] {
  const random = createRandom(SEED + index)
  const all = payloadsOf(kind, SEED + index).flatMap((payload) => placesOf(kind, payload))
  // Chance, in place of the first ones of a long list.
  const order = all.map((address) => ({ address, at: random() })).toSorted((a, b) => a.at - b.at)
  return order.slice(0, PER_KIND).map(({ address }) => address)
}

function placesOf(kind: Kind, payload: string): Address[] {
  const at = (site: Address['site'], slots: readonly Slot[]) =>
    slots.map((slot): Address => ({ kind, site, path: slot(payload) }))
  switch (kind) {
    case 'lab':
      return at('app', inLab)
    case 'globals':
      return at('catalogue', inGlobals)
    case 'escapes':
      return [
        ...at('app', [(text) => text.slice(1)]),
        // What the browser itself takes out of the path is an address of the host, and no page of ours.
        ...at('app below a path', [(text) => text.slice(1)]).filter(({ path }) => !isLeaving(path)),
        ...at('app below a path', [(text) => `users/${encodeURIComponent(text)}`]),
      ]
    default:
      return [...at('app', [...inPaths, ...inApp]), ...at('catalogue', inFrame)]
  }
}

function isLeaving(path: string): boolean {
  const base = 'http://host/some/path/'
  return !new URL(base + path).href.startsWith(base)
}
