/** What a click does something to. */
export const pressable =
  'button, a[href], summary, [role="button"], [role="tab"], input[type="checkbox"], input[type="radio"]'

/** What one types into. */
export const typed = 'input:not([type="checkbox"], [type="radio"]), textarea'

/** The controls in an element that have a name, in their order. */
export function controlsIn(element: Element, name: string): readonly Element[] {
  return [...element.querySelectorAll(`${pressable}, ${typed}, select`)].filter((one) => nameOf(one) === name)
}

/** What a control is called on the screen. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? labelOf(element) ?? element.textContent
  return label.trim().replaceAll(/\s+/g, ' ')
}

function labelOf(element: Element): string | undefined {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  // Of a label around a field, its options are no part.
  const own = isField ? [...(element.labels?.[0]?.childNodes ?? [])] : []
  const words = own.filter((node) => !node.contains(element)).map(({ textContent }) => textContent)
  return words.length === 0 ? undefined : words.join('')
}
