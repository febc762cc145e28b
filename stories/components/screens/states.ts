import type { StoryContext } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

// What the states of a screen have in common, whichever screen it is: it loads, it has failed, Retry helps.

type Play = (context: Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>) => Promise<void>

/** Expects a screen that loads, and shows nothing of this role yet. */
export function showsLoading(role: string): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible()
    await expect(canvas.queryByRole(role)).not.toBeInTheDocument()
  }
}

/** Expects a screen that says why it has failed, and offers Retry. */
export const showsFailure: Play = async ({ canvas }) => {
  const alert = await canvas.findByRole('alert')
  await expect(alert).toHaveTextContent('The server failed to answer (500). Try again in a moment.')
  await expect(within(alert).getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-disabled')
}

/** Expects an alert that says why the first request failed. Retry asks again, and the screen says what has come. */
export function retryBrings(loaded: string, why = 'The server failed to answer (500).'): Play {
  return async ({ canvas, userEvent, step }) => {
    await step('the first request fails', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(why)
    })
    await step(`Retry asks again, and there are ${loaded}`, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await expect(await canvas.findByText(loaded)).toBeVisible()
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
  }
}
