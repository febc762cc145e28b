import type { Deed, Press } from './recording.ts'

/**
 * Notes what is pressed, chosen and typed in an element, by the reader or by a script. What is typed into one field in one go is one press.
 *
 * @param since the time now, in ms
 * @param pointing whether to note what is pointed at, too
 * @returns the presses so far, and how to stop
 */
export function notePresses(
  element: HTMLElement,
  since: () => number,
  pointing = false,
): { presses: readonly Press[]; stop: () => void } {
  const presses: Press[] = []
  const listeners = new AbortController()
  let field: EventTarget | null = null
  let pointedAt: Element | null = null

  function note(says: string, control: Element, does: Deed['does'], value?: string): void {
    const name = nameOfControl(control)
    const before = controlsIn(element, name).indexOf(control)
    const deed = { does, name, before, ...(value !== undefined && { value }) }
    const isSameField = does === 'type' && control === field
    if (isSameField) presses.splice(-1, 1, { at: presses.at(-1)?.at ?? since(), says, deed })
    else presses.push({ at: since(), says, deed })
    field = does === 'type' ? control : null
  }

  function onClick({ target }: Event): void {
    const pressed = target instanceof Element ? target.closest(pressable) : null
    if (pressed !== null) note(nameOfControl(pressed), pressed, 'press')
  }

  function onInput({ target }: Event): void {
    if (target instanceof HTMLSelectElement)
      note(
        `${nameOfControl(target)}: ${target.selectedOptions[0]?.text ?? ''}`,
        target,
        'choose',
        target.value,
      )
    else if (target instanceof Element && target.matches(typed)) {
      const { value } = target as HTMLInputElement
      note(`types “${value}”`, target, 'type', value)
    }
  }

  function onOver({ target }: Event): void {
    const control = target instanceof Element ? target.closest(pressable) : null
    if (control !== null && control !== pointedAt)
      note(`points at ${nameOfControl(control)}`, control, 'point')
    pointedAt = control
  }

  const options = { capture: true, signal: listeners.signal }
  element.addEventListener('click', onClick, options)
  element.addEventListener('input', onInput, options)
  if (pointing) element.addEventListener('mouseover', onOver, options)
  return { presses, stop: () => listeners.abort() }
}

/** What a click does something to. */
const pressable =
  'button, a[href], summary, [role="button"], [role="tab"], input[type="checkbox"], input[type="radio"]'

/** What one types into. */
const typed = 'input:not([type="checkbox"], [type="radio"]), textarea'

/** The controls in an element that have a name, in their order. */
function controlsIn(element: Element, name: string): readonly Element[] {
  return [...element.querySelectorAll(`${pressable}, ${typed}, select`)].filter(
    (one) => nameOfControl(one) === name,
  )
}

/** What a control is called on the screen. */
function nameOfControl(element: Element): string {
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

/** The control of a deed, if it is there and not disabled. */
export function controlOf(stage: Element, { name, before }: Deed): Element | undefined {
  const control = controlsIn(stage, name)[before]
  return control?.matches(':disabled, [aria-disabled="true"]') === true ? undefined : control
}

/** Does something again. The focus stays where it is: the reader who started this run may be at its sliders. */
export function doAgain(control: Element, { does, value = '' }: Deed): void {
  switch (does) {
    case 'press':
      if (control instanceof HTMLElement) control.click()
      break
    case 'point':
      control.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      break
    case 'choose':
    case 'type':
      setValue(control, value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.dispatchEvent(new Event('change', { bubbles: true }))
      break
  }
}

/** By the setter of the element's kind: React replaces that of the element itself, and would take no notice. */
function setValue(control: Element, value: string): void {
  const kind = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find(
    (one) => control instanceof one,
  )
  Object.getOwnPropertyDescriptor(kind?.prototype, 'value')?.set?.call(control, value)
}
