import type { Press } from './recording.ts'

const pressable =
  'button, a[href], summary, [role="button"], [role="tab"], input[type="checkbox"], input[type="radio"]'
const typed = 'input:not([type="checkbox"], [type="radio"]), textarea'

/**
 * Notes what is pressed, chosen and typed in an element, whoever does it. What is typed into one field in one go is one press.
 *
 * @param since the time now, in ms
 * @returns the presses so far, and how to stop
 */
export function notePresses(
  element: HTMLElement,
  since: () => number,
): { presses: readonly Press[]; stop: () => void } {
  const presses: Press[] = []
  let field: EventTarget | null = null

  function note(says: string, of: EventTarget | null = null): void {
    if (of !== null && of === field) presses.splice(-1, 1, { at: presses.at(-1)?.at ?? since(), says })
    else presses.push({ at: since(), says })
    field = of
  }

  function onClick({ target }: Event): void {
    const pressed = target instanceof Element ? target.closest(pressable) : null
    if (pressed !== null) note(nameOf(pressed))
  }

  function onInput({ target }: Event): void {
    if (target instanceof HTMLSelectElement)
      note(`${nameOf(target)}: ${target.selectedOptions[0]?.text ?? ''}`)
    else if (target instanceof Element && target.matches(typed))
      note(`types “${(target as HTMLInputElement).value}”`, target)
  }

  element.addEventListener('click', onClick, true)
  element.addEventListener('input', onInput, true)
  return {
    presses,
    stop() {
      element.removeEventListener('click', onClick, true)
      element.removeEventListener('input', onInput, true)
    },
  }
}

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? labelOf(element) ?? element.textContent
  return label.trim().replaceAll(/\s+/g, ' ')
}

function labelOf(element: Element): string | undefined {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement
  // Of a label around a field, its options are no part.
  const own = isField ? [...(element.labels?.[0]?.childNodes ?? [])] : []
  const words = own.filter((node) => !node.contains(element)).map(({ textContent }) => textContent)
  return words.length === 0 ? undefined : words.join('')
}
