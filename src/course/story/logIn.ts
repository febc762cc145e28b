import type { StoryContext } from '@storybook/react-vite'

/** Fills in the form and submits it. */
export async function logIn(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  email: string,
): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}')
}
