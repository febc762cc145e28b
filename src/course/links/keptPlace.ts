import { placeAsked } from './askedPlace.ts'
import { frameWindow } from './frameWindow.ts'
import { pageId } from './links.ts'

/** Where a reader was when a link led away: at which link, how far below the window's top, and with which folds open. */
interface Place {
  address: string
  link: string
  top: number
  folds: readonly string[]
}

/** By the number of the frame's history entry: a new entry takes the place of those that were ahead. */
const places: (Place | undefined)[] = []

/** Keeps the place of a link of the page that leads to another one, for Back. */
export function keepPlace(link: Element): void {
  const entry = entryNumber()
  const name = [...linksOfPage()].find(([, each]) => each === link)?.[0]
  if (entry === undefined || name === undefined) return
  places.length = entry
  places[entry] = {
    address: addressOfPage(),
    link: name,
    top: link.getBoundingClientRect().top,
    folds: [...foldsOfPage()].filter(([, { open }]) => open).map(([fold]) => fold),
  }
}

/** The place that was kept of what the frame's history shows now. */
export function keptPlace(): Place | undefined {
  const place = places[entryNumber() ?? -1]
  return place?.address === addressOfPage() ? place : undefined
}

/** Opens the folds of a place, and brings its link back to where it was. */
export function goToPlace({ link, top, folds }: Place): void {
  const onPage = foldsOfPage()
  for (const name of folds) onPage.get(name)?.setAttribute('open', '')
  const now = linksOfPage().get(link)?.getBoundingClientRect().top
  if (now !== undefined) scrollBy({ top: now - top, behavior: 'instant' })
}

/** A link to another part of the page, such as one of the search, is no way back. */
const addressOfPage = () => `${pageId(location.search)}#${placeAsked()}`

/** The router of Storybook's frame counts its entries. */
function entryNumber(): number | undefined {
  const state: unknown = frameWindow().history.state
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state
  return isCounted && typeof state.idx === 'number' ? state.idx : undefined
}

const linksOfPage = () =>
  named(document.querySelectorAll<HTMLElement>('main a'), (link) => link.getAttribute('href'))

const foldsOfPage = () =>
  named(
    document.querySelectorAll<HTMLDetailsElement>('main details'),
    (fold) => fold.querySelector('summary')?.textContent,
  )

/** Elements by their text, and by which of those with this text they are: what of a page is loaded later must not change the others' names. */
function named<E>(elements: Iterable<E>, textOf: (element: E) => string | null | undefined): Map<string, E> {
  const result = new Map<string, E>()
  for (const element of elements) {
    let nth = 1
    while (result.has(`${textOf(element)} ${nth}`)) nth++
    result.set(`${textOf(element)} ${nth}`, element)
  }
  return result
}
