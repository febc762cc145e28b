import { frameWindow } from './frameWindow.ts'
import { partNamed } from './pageIds.ts'
import { pageId } from './links.ts'

/** The part of the next page that a link of this one has named, without its `#`. */
let asked = ''

/** Keeps which part of the next page a link names. In the address, Storybook's frame would take it for another page, and go to both. */
export function askForPlace(place: string): void {
  asked = place
}

/** Which part of the page is asked for, by its id: by a link that led here, or by the frame's address. */
export function placeAsked(): string {
  return asked !== '' ? asked : partNamed(frameWindow().location.hash)
}

/** Writes a place that a link has named into the frame's address, now that its page is there. */
export function writePlace(): void {
  if (asked === '') return
  const { history, location } = frameWindow()
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${asked}`)
  asked = ''
}

/** Where a reader was when a link led away: at which link, and how far below the window's top. */
interface PlaceOfLink {
  address: string
  href: string
  /** Which of the page's links to the same place it is. */
  nth: number
  top: number
}

/** By the number of the frame's history entry: a new entry takes the place of those that were ahead. */
const places: (PlaceOfLink | undefined)[] = []

/** Keeps the place of a link of the page that leads to another one, for Back. */
export function keepPlace(link: Element): void {
  const entry = entryNumber()
  const href = link.getAttribute('href')
  if (entry === undefined || href === null) return
  places.length = entry
  places[entry] = {
    address: addressOfPage(),
    href,
    nth: linksTo(href).indexOf(link),
    top: link.getBoundingClientRect().top,
  }
}

/** The place that was kept of what the frame's history shows now. */
export function keptPlace(): PlaceOfLink | undefined {
  const place = places[entryNumber() ?? -1]
  return place?.address === addressOfPage() ? place : undefined
}

/** Brings the link of a place back to where it was, in the fold that holds it. */
export function goToPlace({ href, nth, top }: PlaceOfLink): void {
  const link = linksTo(href)[nth]
  if (link === undefined) return
  link.closest('details')?.setAttribute('open', '')
  scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** A link to another part of the page, such as one of the search, is no way back. */
const addressOfPage = () => `${pageId(location.search)}#${placeAsked()}`

/** The router of Storybook's frame counts its entries. */
function entryNumber(): number | undefined {
  const state: unknown = frameWindow().history.state
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state
  return isCounted && typeof state.idx === 'number' ? state.idx : undefined
}

const linksTo = (href: string): Element[] =>
  [...document.querySelectorAll('main a')].filter((link) => link.getAttribute('href') === href)
