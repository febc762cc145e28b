import type { within } from 'storybook/test'

/** What a demo says of its query under a name. */
export function factNamed(canvas: ReturnType<typeof within>, name: string): HTMLElement {
  const value = canvas.getByText(name, { selector: 'dt' }).nextElementSibling
  if (!(value instanceof HTMLElement)) throw new Error(`There is no value of ${name}.`)
  return value
}
