type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Collects what the user typed or chose in a prerendered page before its hydration, which would reset the fields.
 *
 * @returns a function that restores the values; call it after the hydration
 */
export function replayEarlyInput(root: HTMLElement): () => void {
  const kept = [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => field.value !== firstValueOf(field))
    .map((field) => [field, field.value] as const)

  return () => {
    for (const [field, value] of kept) putAgain(field, value)
  }
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
