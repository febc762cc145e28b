import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { QuantityInput } from '#features/cart/QuantityInput.tsx'

const meta = preview.meta({
  title: 'Components/Features/Cart/Quantity input',
  component: QuantityInput,
  parameters: { layout: 'padded' },
  args: { label: 'Quantity of Mouse', quantity: 1, onChange: fn() },
})

export const WholeNumbersFromZero = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Quantity of Mouse' })
    await expect(input).toHaveAttribute('min', '0')
    await expect(input).toHaveAttribute('step', '1')
    await expect(input).toHaveValue(1)
  },
})

export const TellsAWholeNumberAtOnce = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '0')
    await expect(args.onChange.mock.calls).toEqual([[10]])
  },
})

export const WaitsWhileItIsEmpty = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args, step }) => {
    await step('emptied on the way to another number, it says nothing', async () => {
      await userEvent.clear(canvas.getByRole('spinbutton'))
      await expect(canvas.getByRole('spinbutton')).toHaveValue(null)
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('the number counts', async () => {
      await userEvent.type(canvas.getByRole('spinbutton'), '7')
      await expect(args.onChange.mock.calls).toEqual([[7]])
    })
  },
})

/** It may be the rest of 10, on the way to another number. */
export const ZeroCountsOnEnter = meta.story({
  tags: ['proof'],
  args: { quantity: 10 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.keyboard('{Home}{Delete}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue(0)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange.mock.calls).toEqual([[0]])
  },
})

export const EmptyCountsAsZeroWhenItIsLeft = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'))
    await userEvent.tab()
    await expect(args.onChange.mock.calls).toEqual([[0]])
  },
})

export const InvalidCountsAsZeroOnEnter = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'))
    await userEvent.type(canvas.getByRole('spinbutton'), '-4{Enter}')
    await expect(args.onChange.mock.calls).toEqual([[0]])
  },
})
