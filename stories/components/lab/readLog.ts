import { within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

/** The names of the rows in the document, in order. */
export function rowsIn(canvas: Canvas): string[] {
  return within(canvas.getByRole('list', { name: 'Actions' }))
    .getAllByRole('button')
    .map((row) => row.getAttribute('aria-label') ?? '')
}

/** Whether a row is marked as an action that the present state does not include. */
export function isStruckThrough(canvas: Canvas, row: string): boolean {
  const name = button(canvas, row).querySelector('b')
  return name !== null && getComputedStyle(name).textDecorationLine === 'line-through'
}

/** The status that names the present action. */
export function statusIn(canvas: Canvas): HTMLElement {
  return within(canvas.getByRole('group', { name: 'Action log' })).getByRole('status')
}

export function button(canvas: Canvas, name: string): HTMLElement {
  return canvas.getByRole('button', { name })
}

export function region(canvas: Canvas, name: string): Canvas {
  return within(canvas.getByRole('region', { name }))
}
