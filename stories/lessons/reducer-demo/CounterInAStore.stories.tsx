import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { useCounterStore } from '#features/counter/counterStore.ts'
import { StoreCounter } from '#features/counter/StoreCounter.tsx'

const meta = preview.meta({
  title: 'Components/Features/Counter/Counter in a store',
  tags: ['store'],
  component: StoreCounter,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    startAnew()
    return startAnew
  },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const count = canvas.getByRole('status')
    await step('it counts up, down, and back to 0', async () => {
      await press('Increment')
      await press('Increment')
      await press('Decrement')
      await expect(count).toHaveTextContent('Count 1')
      await press('Reset')
      await expect(count).toHaveTextContent('Count 0')
    })
    await step('it takes whole numbers; anything else counts as 0', async () => {
      const input = canvas.getByRole('textbox', { name: 'Custom value' })
      for (const [typed, expected] of [
        ['-12', -12],
        ['2.5', 0],
        ['7', 7],
        ['nonsense', 0],
      ] as const) {
        await userEvent.clear(input)
        await userEvent.type(input, `${typed}{Enter}`)
        await expect(count).toHaveTextContent(`Count ${expected}`)
      }
    })
  },
})

/** The page has one store, so both cards show the same count. */
export const TwoCardsOneCount = meta.story({
  tags: ['proof'],
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <StoreCounter title="First counter" />
      <StoreCounter title="Second counter" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = within(canvas.getByRole('region', { name: 'First counter' }))
    await userEvent.click(first.getByRole('button', { name: 'Increment' }))
    for (const count of canvas.getAllByRole('status')) await expect(count).toHaveTextContent('Count 1')
  },
})

function startAnew(): void {
  useCounterStore.setState(useCounterStore.getInitialState(), true)
}
