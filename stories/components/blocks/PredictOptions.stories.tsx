import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PredictOptions } from '#course/prediction/PredictOptions.tsx'

const meta = preview.meta({
  title: 'Components/For authors/Choices of a prediction',
  component: PredictOptions,
  parameters: { layout: 'padded' },
  args: { labelledBy: 'question', options: [1, 2, 10_000], chosen: undefined },
  decorators: [
    (Story) => (
      <>
        <p id="question">How many rows render?</p>
        <Story />
      </>
    ),
  ],
})

export const Open = meta.story({
  args: { onChoose: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the question names them', async () => {
      await expect(canvas.getByRole('group', { name: 'How many rows render?' })).toBeVisible()
    })
    await step('arrow keys answer nothing', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: '1' })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{End}')
      await expect(args.onChoose).not.toHaveBeenCalled()
    })
    await step('a press does', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(args.onChoose).toHaveBeenCalledTimes(1)
      await expect(args.onChoose).toHaveBeenLastCalledWith(2)
    })
  },
})

export const Answered = meta.story({
  args: { chosen: 10_000, onChoose: undefined },
  play: async ({ canvas, step, userEvent }) => {
    await step('one is chosen', async () => {
      await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('10,000')
    })
    await step('the keyboard passes the others', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: '10,000' })).toHaveFocus()
    })
  },
})

/** Longer answers stand in rows of one width. */
export const InWords = meta.story({
  args: {
    onChoose: fn(),
    options: [
      '0 times, because its language stays the same',
      'Once, because React collects the three letters',
      '3 times, because the context has another object for each letter',
    ],
  },
})
