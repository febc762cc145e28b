/** Gives what takes the focus that was in a box, from the innermost element around it that is still there. It needs a `tabIndex`. */
type Heir = (remaining: Element) => HTMLElement | null

/** The boxes that keep the focus, with what takes it in each. */
const boxes = new Map<Element, Heir>()
/** What has the focus in a box, with all that is around it, the innermost first; empty while no box has it. */
let held: readonly Element[] = []
let observer: MutationObserver | undefined

/**
 * Keeps the focus within a box when the focused element inside it goes or is disabled, whoever takes it away: a keyboard user would restart
 * at the top of the page. Of boxes within each other, the innermost that is still there keeps it.
 *
 * @returns a function that stops it
 */
export function keepFocus(box: Element, heir: Heir): () => void {
  if (observer === undefined) {
    observer = new MutationObserver(settle)
    document.addEventListener('focusin', arrive)
    // First, because what is done when an element is left may take it away.
    document.addEventListener('focusout', passOn, { capture: true })
    document.addEventListener('focusout', letGo)
  }
  boxes.set(box, heir)
  // Where the focus is about to be passed on to this box, what has lost it is still held.
  if (box.contains(document.activeElement)) hold(document.activeElement)
  return () => {
    boxes.delete(box)
    // What has gone is not kept in memory.
    if (!held.some((element) => boxes.has(element))) forget()
  }
}

// Not within `keepFocus`: a listener for good would keep what its call was about.
function arrive({ target }: Event): void {
  if (target instanceof Element) hold(target)
}

function hold(element: Element | null): void {
  forget()
  const around: Element[] = []
  for (let each = element; each; each = each.parentElement) around.push(each)
  const outermost = around.findLast((each) => boxes.has(each))
  if (outermost === undefined) return
  held = around
  observer?.observe(outermost, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
}

/** Until what is pressed has the focus, nothing has it: what goes meanwhile takes nothing along. */
function passOn({ relatedTarget }: FocusEvent): void {
  if (relatedTarget instanceof Element) hold(relatedTarget)
}

/** Whoever leaves an element by themselves is not brought back. One that goes or moves may fire this event as well, and first. */
function letGo({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget) return
  queueMicrotask(() => {
    settle(observer?.takeRecords() ?? [])
    const [focused] = held
    if (focused === target && focused !== document.activeElement && canHaveFocus(focused)) forget()
  })
}

function settle(changes: readonly MutationRecord[]): void {
  const [focused] = held
  if (canHaveFocus(focused)) {
    const isNowhere = document.activeElement === document.body
    if (isNowhere && focused instanceof HTMLElement && changes.some((change) => takesOut(change, focused)))
      focused.focus({ preventScroll: true })
    return
  }
  const remaining = held.filter((element) => element.isConnected)
  const { activeElement, body } = document
  forget()
  // A browser takes the focus from a disabled element later.
  if (activeElement && activeElement !== body && activeElement !== focused) return
  for (const box of remaining) {
    const heir = boxes.get(box)?.(remaining[0] ?? box)
    heir?.focus({ preventScroll: true })
    if (heir && document.activeElement === heir) return
  }
}

/** A list that is sorted anew takes its rows out, and puts them back elsewhere: without the focus. */
function takesOut({ removedNodes }: MutationRecord, element: Element): boolean {
  return [...removedNodes].some((node) => node.contains(element))
}

function canHaveFocus(element?: Element): boolean {
  return !!element?.isConnected && !element.matches(':disabled, [hidden], [hidden] *, [inert], [inert] *')
}

function forget(): void {
  held = []
  observer?.disconnect()
}
