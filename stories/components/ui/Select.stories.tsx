import { useState } from 'react'
import { styled } from 'styled-components'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Select } from '#ui/Select.tsx'
import type { SelectProps } from '#ui/Select.tsx'

const meta = preview.meta({
  title: 'Components/UI/Select',
  component: Select<string>,
  parameters: { layout: 'padded' },
  args: {
    label: 'Filter by user',
    options: [
      { value: 'all', label: 'All Posts' },
      { value: '1', label: 'User 1' },
      { value: '2', label: 'User 2' },
    ],
    value: 'all',
    onChange: fn(),
  },
  render: (args) => <Remembering {...args} />,
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
})

export const Chosen = meta.story({
  args: { value: '2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Filter by user' })).toHaveDisplayValue('User 2')
  },
})

export const TellsWhatIsChosen = meta.story({
  tags: ['proof'],
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Filter by user' })
    await userEvent.selectOptions(select, 'User 2')
    await expect(select).toHaveDisplayValue('User 2')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('2')
  },
})

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Filter by user' })
    await userEvent.selectOptions(select, 'User 2')
    await expect(select).toHaveDisplayValue('All Posts')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const KeepsItsLabelWithAnIdOfYours = meta.story({
  tags: ['proof'],
  args: { id: 'user-filter' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Filter by user'))
    const select = canvas.getByRole('combobox', { name: 'Filter by user' })
    await expect(select).toHaveAttribute('id', 'user-filter')
    await expect(select).toHaveFocus()
  },
})

/** Only the browser moves through a native select by keys, so the test selects an option. */
export const ChoosesByKeyboard = meta.story({
  tags: ['proof'],
  play: async ({ args, canvas, userEvent, step }) => {
    const select = canvas.getByRole('combobox', { name: 'Filter by user' })
    await step('Tab reaches the select', async () => {
      await userEvent.tab()
      await expect(select).toHaveFocus()
    })
    await step('a choice is told, and the focus stays', async () => {
      await userEvent.selectOptions(select, 'User 1')
      await expect(args.onChange).toHaveBeenCalledWith('1')
      await expect(select).toHaveFocus()
    })
  },
})

function Remembering({ value, onChange, ...rest }: SelectProps<string>) {
  const [chosen, setChosen] = useState(value)

  function choose(next: string): void {
    setChosen(next)
    onChange(next)
  }

  return <Select {...rest} value={chosen} onChange={choose} />
}

const Narrow = styled.div`
  max-width: 24rem;
`
