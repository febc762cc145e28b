import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ReducerCounter } from '#features/counter/ReducerCounter.tsx'
import { Ground } from '#course/story/Ground.ts'

const meta = preview.meta({
  title: 'Components/Features/Counter/Counter in a reducer',
  component: ReducerCounter,
  decorators: [
    (Story) => (
      <Ground>
        <Story />
      </Ground>
    ),
  ],
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('a loading begins, and the buttons wait', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Simulate Loading' }))
      await expect(await canvas.findByText('Last action: Loading started')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Increment' })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('when it is over, the count goes up', async () => {
      await waitFor(() => expect(canvas.getByText('Last action: Incremented')).toBeVisible())
      await expect(canvas.getByRole('status')).toHaveTextContent('Count 1')
    })
  },
})
