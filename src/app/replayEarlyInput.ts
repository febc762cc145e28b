type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Notes what somebody has typed or chosen in a prerendered page while its script was still on its way. React would take
 * the fields back to the values of its first render.
 *
 * @returns puts it in again, to be called once the page is hydrated
 */
export function replayEarlyInput(root: HTMLElement): () => void {
  const kept = [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => field.value !== firstValueOf(field))
    .map((field) => [field, field.value] as const)

  return () => {
    for (const [field, value] of kept) putAgain(field, value)
  }
}

/** React looks for a change since it last saw the field, so the field is first what React believes it to be. */
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
