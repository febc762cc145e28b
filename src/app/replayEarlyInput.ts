type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Collects what the user typed or chose in a prerendered page before its hydration, which would reset the fields.
 *
 * @returns a function that restores the values; call it after the hydration
 */
export function replayEarlyInput(root: HTMLElement): () => void {
  const early = fieldsIn(root)
  const kept = early.map((field) => (field.value === firstValueOf(field) ? undefined : field.value))
  const focused = early.findIndex((field) => field === document.activeElement)

  return () => {
    // Found by their places: React makes the page anew where an extension has changed it.
    const fields = fieldsIn(root)
    fields.forEach((field, place) => {
      const value = kept[place]
      if (value !== undefined) putAgain(field, value)
    })
    if (document.activeElement === document.body) fields[focused]?.focus()
  }
}

function fieldsIn(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea, select')]
}

/** React ignores an event without a change since its last value. So the field is reset to that value first. */
function putAgain(field: Field, value: string): void {
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  field.value = firstValueOf(field)
  setValue?.call(field, value)
  const type = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

function firstValueOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}
