import { placeAsked } from './askedPlace.ts'
import { frameWindow } from './frameWindow.ts'
import { pageId } from './links.ts'

/** Where a reader was when a link led away: at which link, and how far below the window's top. */
interface Place {
  address: string
  href: string
  /** Which of the page's links to the same place it is. */
  nth: number
  top: number
}

/** By the number of the frame's history entry: a new entry takes the place of those that were ahead. */
const places: (Place | undefined)[] = []

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
export function keptPlace(): Place | undefined {
  const place = places[entryNumber() ?? -1]
  return place?.address === addressOfPage() ? place : undefined
}

/** Brings the link of a place back to where it was, in the fold that holds it. */
export function goToPlace({ href, nth, top }: Place): void {
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
