import { within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

/** The names of the rows that are in the document, from the start on. */
export function rowsIn(canvas: Canvas): (string | null)[] {
  return within(canvas.getByRole('list', { name: 'Actions' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
}

/** What says where in time the page is. */
export function statusIn(canvas: Canvas): HTMLElement {
  return within(canvas.getByRole('group', { name: 'Action log' })).getByRole('status')
}

export function button(canvas: Canvas, name: string): HTMLElement {
  return canvas.getByRole('button', { name })
}

export function region(canvas: Canvas, name: string): Canvas {
  return within(canvas.getByRole('region', { name }))
}
