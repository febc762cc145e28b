type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Notes what somebody has typed into a prerendered page while its script was still on its way. React would take the
 * fields back to the values of its first render.
 *
 * @returns types it again, to be called once the page is hydrated
 */
export function keepTyped(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<TextField>('input, textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => [field, field.value] as const)

  return () => {
    for (const [field, text] of typed) retype(field, text)
  }
}

/** React looks for a change since it last saw the field, so the field is first what React believes it to be. */
function retype(field: TextField, text: string): void {
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  field.value = field.defaultValue
  setValue?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
