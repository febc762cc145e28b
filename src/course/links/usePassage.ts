import { useEffect } from 'react'
import { addons } from 'storybook/preview-api'
import { pageId } from './links.ts'
import { SHOW_PASSAGE } from './passages.ts'
import type { PassageToShow } from './passages.ts'

/** What marks the passage that somebody has searched for. */
export const FOUND = 'data-found'

/** The last one that was shown: the channel keeps it for the page that comes. */
let passageShown: PassageToShow | undefined

/** Shows the passage of this page that the frame's search leads to, also one that it asked for before the page was there. */
export function usePassage(): void {
  useEffect(() => {
    const channel = addons.getChannel()
    let stop: (() => void) | undefined
    const show = (passage: PassageToShow | undefined) => {
      if (passage === undefined || passage === passageShown || passage.page !== pageId(location.search))
        return
      stop?.()
      stop = keepInView(passage)
    }
    const [asked] = (channel.last(SHOW_PASSAGE) ?? []) as [PassageToShow?]
    show(asked)
    channel.on(SHOW_PASSAGE, show)
    return () => {
      channel.off(SHOW_PASSAGE, show)
      stop?.()
    }
  }, [])
}

/** How long the part of a page that has the passage may take to come, in ms. */
const COMES_WITHIN_MS = 30_000
/** How long demos above a passage may start and move it, in ms. */
const MOVES_FOR_MS = 3000
const LOOKS_EACH_MS = 200

/**
 * Marks a passage as soon as the page has it, and brings it back into view while the page still grows, unless the reader scrolls.
 * Returns a function that leaves it to another page: Storybook may render the same one again for its new address.
 */
function keepInView(passage: PassageToShow): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let until = performance.now() + COMES_WITHIN_MS
  let element: HTMLElement | undefined
  const interval = setInterval(() => {
    if (element === undefined) {
      element = markPassage(passage)
      if (element) until = performance.now() + MOVES_FOR_MS
    }
    if (element && !isInView(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (performance.now() > until) finish()
  }, LOOKS_EACH_MS)
  signal.addEventListener('abort', () => clearInterval(interval))
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, finish, { signal, passive: true })
  return () => controller.abort()

  function finish(): void {
    passageShown = passage
    controller.abort()
  }
}

function markPassage(passage: PassageToShow): HTMLElement | undefined {
  const element = elementWith(passage.text)
  if (element === undefined) return undefined
  document.querySelector(`[${FOUND}]`)?.removeAttribute(FOUND)
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  element.setAttribute(FOUND, '')
  // Keyboard and screen reader continue from here.
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  return element
}

/** The innermost element of the page that has a text, whatever signs and spaces stand between its words. */
function elementWith(text: string): HTMLElement | undefined {
  const wanted = lettersOf(text)
  const holders = [...document.querySelectorAll<HTMLElement>('main :is(p, li, tr, h1, h2, h3, div, summary)')]
  return holders.findLast((element) => lettersOf(element.textContent).includes(wanted))
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
