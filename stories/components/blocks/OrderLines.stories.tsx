import { expect, fn } from 'storybook/test'
import { OrderLines } from '#course/exercise/workspace/OrderLines.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/UI/Lines to put in order',
  component: OrderLines,
  parameters: { layout: 'padded' },
  args: {
    order: { before: ['open()'], lines: ['third()', 'second()'], after: ['close()'] },
    code: '',
    onOrder: fn(),
  },
})

export const ByKeys = meta.story({
  play: async ({ args: { onOrder }, canvas, userEvent }) => {
    const up = canvas.getByRole('button', { name: 'Move up: second()' })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onOrder).toHaveBeenLastCalledWith('open()\nsecond()\nthird()\nclose()\n')
    const lines = canvas.getAllByRole('listitem').map((item) => item.querySelector('code')?.textContent)
    await expect(lines).toEqual(['second()', 'third()'])
  },
})

/** The first line cannot go up, nor the last one down. */
export const NotBeyondTheEnds = meta.story({
  play: async ({ args: { onOrder }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up: third()' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: second()' }))
    await expect(onOrder).not.toHaveBeenCalled()
  },
})

/** Whoever comes back finds the order that they have left. */
export const AsTheyWereLeft = meta.story({
  args: { code: 'open()\nsecond()\nthird()\nclose()\n' },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((item) => item.querySelector('code')?.textContent)
    await expect(lines).toEqual(['second()', 'third()'])
  },
})
