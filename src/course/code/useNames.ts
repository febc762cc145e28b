import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { placeBeside } from '#ui/HintCard.ts'
import { useDismiss } from '#ui/useDismiss.ts'
import type { CodeRow } from './CodeRow.ts'
import { nameAfter, namesIn } from './namesIn.ts'
import type { Name } from './namesIn.ts'

/** A pointer that passes over a name opens nothing, and has time to reach the card. */
const HOVER_MS = 200

/**
 * Says what the names of a listing stand for: by hover, by tap, and with the focus by arrow keys. Nothing is loaded before. Names have no
 * elements of their own: the page would have thousands.
 */
export function useNames(rows: readonly CodeRow[]) {
  const id = useId()
  const listing = useRef<HTMLPreElement>(null)
  const timer = useRef<number>(undefined)
  /** Counts what makes answers unwanted that are under way. A key does not: it leads on from where the one before has led. */
  const turn = useRef(0)
  const here = useRef<Name>(undefined)
  const [card, setCard] = useState<{ name: Name; range: Range; box: DOMRect; isLed: boolean }>()

  function ask(choose: (names: readonly Name[]) => Name | undefined, isLed: boolean): void {
    clearTimeout(timer.current)
    if (!isLed) turn.current += 1
    const asked = turn.current
    const open = (names: readonly Name[]) => {
      if (asked !== turn.current) return
      const name = choose(names)
      const range = name && rangeOf(name)
      if (name === undefined || range === undefined) return setCard(undefined)
      if (isLed) {
        here.current = name
        range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
      }
      setCard({ name, range, box: boxOf(range), isLed })
    }
    // Without its types a listing is what it is.
    void namesIn(rows).then(open, () => undefined)
  }

  function close(): void {
    clearTimeout(timer.current)
    turn.current += 1
    setCard(undefined)
  }

  function rangeOf({ row, from, to }: Name): Range | undefined {
    const line = listing.current?.querySelector('code')?.children[row]
    return line && rangeIn(line, from, to)
  }

  const askAt = ({ target, clientX, clientY }: MouseEvent) => {
    const lines = [...(listing.current?.querySelector('code')?.children ?? [])]
    const row = lines.findIndex((line) => target instanceof Node && line.contains(target))
    const isAt = (name: Name) =>
      [...(rangeOf(name)?.getClientRects() ?? [])].some((box) => holds(box, clientX, clientY))
    ask((names) => names.find((name) => name.row === row && isAt(name)), false)
  }

  const after = (act: () => void) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(act, HOVER_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useDismiss(card !== undefined, {
    parts: () => [listing.current, document.getElementById(id)],
    word: () => card && boxOf(card.range),
    close,
    // An arrow key scrolls to its name.
    onScroll: card?.isLed ? () => setCard({ ...card, box: boxOf(card.range) }) : undefined,
  })

  return {
    id,
    card: card && { says: card.name.says, box: card.box, at: placeBeside(card.box) },
    hover: { onMouseEnter: () => clearTimeout(timer.current), onMouseLeave: () => after(close) },
    listing: {
      ref: listing,
      onPointerMove: (event: PointerEvent) => event.pointerType === 'mouse' && after(() => askAt(event)),
      onMouseLeave: () => after(close),
      onClick: (event: MouseEvent) => {
        const { nativeEvent } = event
        if (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType !== 'mouse')
          askAt(event)
      },
      onFocus: () => {
        if (listing.current?.matches(':focus-visible')) ask((names) => here.current ?? names[0], true)
      },
      onBlur: close,
      onKeyDown: (event: KeyboardEvent) => {
        const { key } = event
        const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
        // Without a card these two scroll the page, as ever.
        const isAlong = (key === 'ArrowUp' || key === 'ArrowDown') && card?.isLed
        if (event.target !== event.currentTarget || !(isAcross || isAlong)) return
        event.preventDefault()
        ask((names) => nameAfter(names, here.current, key), true)
      },
    },
  }
}

/** The characters of a line of code, which is several texts. Its sign is none of them. */
function rangeIn(line: Element, from: number, to: number): Range | undefined {
  const range = document.createRange()
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  let start = 0
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement?.ariaHidden === 'true') continue
    const end = start + (text.nodeValue?.length ?? 0)
    if (from >= start && from < end) range.setStart(text, from - start)
    if (to > start && to <= end) {
      range.setEnd(text, to - start)
      return range
    }
    start = end
  }
  return undefined
}

/** A name that goes on on the next line begins on the first one. */
function boxOf(range: Range): DOMRect {
  return range.getClientRects()[0] ?? range.getBoundingClientRect()
}

function holds({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom
}
