/** Gives what takes the focus that was in a box, from the innermost element around it that is still there. It needs a `tabIndex`. */
type Heir = (remaining: Element) => HTMLElement | null

/** The boxes that keep the focus, with what takes it in each. */
const boxes = new Map<Element, Heir>()
/** What has the focus in a box, with all that is around it, the innermost first. */
let held: readonly [Element, ...Element[]] | undefined
let observer: MutationObserver | undefined

/**
 * Keeps the focus within a box when the focused element inside it goes or is disabled, whoever takes it away: a keyboard user would restart
 * at the top of the page. Of boxes within each other, the innermost that is still there keeps it.
 *
 * @returns a function that stops it
 */
export function keepFocus(box: Element, heir: Heir): () => void {
  if (boxes.size === 0) {
    observer = new MutationObserver(settle)
    document.addEventListener('focusin', hold)
    document.addEventListener('focusout', letGo)
  }
  boxes.set(box, heir)
  const { activeElement } = document
  if (activeElement && box.contains(activeElement)) holdElement(activeElement)
  return () => {
    boxes.delete(box)
    // What has gone is not kept in memory.
    if (!held?.some((element) => boxes.has(element))) forget()
    if (boxes.size > 0) return
    document.removeEventListener('focusin', hold)
    document.removeEventListener('focusout', letGo)
  }
}

function hold({ target }: Event): void {
  if (target instanceof Element) holdElement(target)
}

function holdElement(element: Element): void {
  forget()
  const around: Element[] = []
  for (let each = element.parentElement; each; each = each.parentElement) around.push(each)
  const outermost = [element, ...around].findLast((each) => boxes.has(each))
  if (outermost === undefined) return
  held = [element, ...around]
  observer?.observe(outermost, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
}

/** Whoever leaves an element by themselves is not brought back. One that has gone, or is about to, may fire this event as well. */
function letGo({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget !== null) return
  queueMicrotask(() => {
    const isLeft = held?.[0] === target && document.activeElement !== target
    if (isLeft && target instanceof Element && canHaveFocus(target)) forget()
  })
}

function settle(): void {
  if (held === undefined || canHaveFocus(held[0])) return
  const remaining = held.filter((element) => element.isConnected)
  const { activeElement } = document
  // A browser takes the focus from a disabled element later.
  const isElsewhere = activeElement !== null && activeElement !== document.body && activeElement !== held[0]
  forget()
  const [innermost] = remaining
  if (isElsewhere || innermost === undefined) return
  for (const box of remaining) {
    const heir = boxes.get(box)?.(innermost)
    heir?.focus({ preventScroll: true })
    if (heir && document.activeElement === heir) return
  }
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled, [hidden], [hidden] *, [inert], [inert] *')
}

function forget(): void {
  held = undefined
  observer?.disconnect()
}
