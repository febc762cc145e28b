import { controlsIn } from './controls.ts'
import type { Deed } from './recording.ts'

/** The control of a deed, if it is there, and would answer. */
export function controlOf(stage: Element, { name, before }: Deed): Element | undefined {
  const control = controlsIn(stage, name)[before]
  return control?.matches(':disabled, [aria-disabled="true"]') === true ? undefined : control
}

/** Does something again. The focus stays where it is: whoever has set off this run may be at its sliders. */
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
