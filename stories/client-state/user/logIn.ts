import type { StoryContext } from '@storybook/react-vite'

/** Fills the form in, as a person does, and sends it. */
export async function logIn(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  email: string,
): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}')
}
