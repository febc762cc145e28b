import type { StoryContext } from '@storybook/react-vite'

/** Types an address into the small browser's address bar, and submits it. */
export async function goTo(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  address: string,
): Promise<void> {
  const bar = canvas.getByRole('textbox', { name: 'Address' })
  await userEvent.clear(bar)
  await userEvent.type(bar, `${address}{Enter}`)
}
