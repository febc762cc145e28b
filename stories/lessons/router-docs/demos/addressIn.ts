import { within } from 'storybook/test'

/** What the address bar of the small browser in an element says. */
export function addressIn(element: HTMLElement): string {
  return within(element).getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value
}
