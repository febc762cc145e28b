/** What of an element is no attribute, and so not in a copy of it. */
const FOCUSED = 'data-focused'
const SCROLLED = 'data-scrolled'

/** What would tie a copy to the page: labels would name a field of the original, and radio buttons leave their group. */
const ties = ['id', 'for', 'name', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'data-world']

/** A copy of a stage with its fields' values, its scroll positions and its focus. Nobody can use it. */
export function copyOfStage(stage: HTMLElement): HTMLElement {
  const copy = stage.cloneNode(true) as HTMLElement
  const originals = stage.querySelectorAll('*')
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index]
    if (original === undefined) return
    writeField(original, element)
    if (original.scrollTop > 0 || original.scrollLeft > 0)
      element.setAttribute(SCROLLED, `${original.scrollLeft} ${original.scrollTop}`)
    if (original === document.activeElement) element.setAttribute(FOCUSED, '')
    for (const tie of ties) element.removeAttribute(tie)
  })
  copy.inert = true
  return copy
}

function writeField(original: Element, copy: Element): void {
  if (original instanceof HTMLInputElement) {
    copy.setAttribute('value', original.value)
    copy.toggleAttribute('checked', original.checked)
  } else if (original instanceof HTMLTextAreaElement) {
    copy.textContent = original.value
  } else if (original instanceof HTMLOptionElement) {
    copy.toggleAttribute('selected', original.selected)
  }
}

/** Puts a frame in an element, scrolled as it was. */
export function showCopy(place: HTMLElement, frame: HTMLElement): void {
  if (place.firstChild === frame) return
  place.replaceChildren(frame)
  for (const element of frame.querySelectorAll(`[${SCROLLED}]`)) {
    const [left, top] = (element.getAttribute(SCROLLED) ?? '').split(' ').map(Number)
    element.scrollTo(left ?? 0, top ?? 0)
  }
}
