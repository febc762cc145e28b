import { frameWindow } from './frameWindow.ts'
import { partNamed } from './partNamed.ts'

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
