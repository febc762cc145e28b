import { controlsIn, nameOf, pressable, typed } from './controls.ts'
import type { Deed, Press } from './recording.ts'

/**
 * Notes what is pressed, chosen and typed in an element, whoever does it. What is typed into one field in one go is one press.
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
    const name = nameOf(control)
    const before = controlsIn(element, name).indexOf(control)
    const deed = { does, name, before, ...(value !== undefined && { value }) }
    const isSameField = does === 'type' && control === field
    if (isSameField) presses.splice(-1, 1, { at: presses.at(-1)?.at ?? since(), says, deed })
    else presses.push({ at: since(), says, deed })
    field = does === 'type' ? control : null
  }

  function onClick({ target }: Event): void {
    const pressed = target instanceof Element ? target.closest(pressable) : null
    if (pressed !== null) note(nameOf(pressed), pressed, 'press')
  }

  function onInput({ target }: Event): void {
    if (target instanceof HTMLSelectElement)
      note(`${nameOf(target)}: ${target.selectedOptions[0]?.text ?? ''}`, target, 'choose', target.value)
    else if (target instanceof Element && target.matches(typed)) {
      const { value } = target as HTMLInputElement
      note(`types “${value}”`, target, 'type', value)
    }
  }

  function onOver({ target }: Event): void {
    const control = target instanceof Element ? target.closest(pressable) : null
    if (control !== null && control !== pointedAt) note(`points at ${nameOf(control)}`, control, 'point')
    pointedAt = control
  }

  const options = { capture: true, signal: listeners.signal }
  element.addEventListener('click', onClick, options)
  element.addEventListener('input', onInput, options)
  if (pointing) element.addEventListener('mouseover', onOver, options)
  return { presses, stop: () => listeners.abort() }
}
