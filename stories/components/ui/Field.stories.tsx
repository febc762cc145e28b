import { useState } from 'react'
import { styled } from 'styled-components'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Field } from '#ui/Field.tsx'
import type { FieldProps } from '#ui/Field.tsx'

const meta = preview.meta({
  title: 'Components/UI/Field',
  component: Field,
  parameters: { layout: 'padded' },
  args: { label: 'Username', onChange: fn() },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
})

export const Empty = meta.story({ args: { placeholder: 'ada' } })

export const Filled = meta.story({ args: { defaultValue: 'ada' } })

export const WithHint = meta.story({
  args: { hint: 'At least three letters.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' })
    await expect(input).toHaveAccessibleDescription('At least three letters.')
    await expect(input).toBeValid()
  },
})

export const TakesAtMost200Characters = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Username' }))
    await userEvent.paste('a'.repeat(10_000))
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('a'.repeat(200))
  },
})

export const Invalid = meta.story({
  args: { defaultValue: 'a', error: 'Two letters are missing.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Two letters are missing.')
  },
})

export const Disabled = meta.story({
  args: { defaultValue: 'ada', disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' })
    await userEvent.type(input, 'lovelace')
    await expect(input).toHaveValue('ada')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const KeepsItsLabelWithAnIdOfYours = meta.story({
  tags: ['proof'],
  args: { id: 'username', hint: 'At least three letters.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Username'))
    const input = canvas.getByRole('textbox', { name: 'Username' })
    await expect(input).toHaveAttribute('id', 'username')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('At least three letters.')
  },
})

export const TellsWhatIsTyped = meta.story({
  tags: ['proof'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab reaches the input', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus()
    })
    await step('every letter is told', async () => {
      await userEvent.keyboard('ada')
      await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('ada')
      await expect(args.onChange).toHaveBeenCalledTimes(3)
    })
  },
})

/** The error replaces the hint until the value is valid. */
export const SaysWhatIsWrongUntilItIsRight = meta.story({
  tags: ['proof'],
  args: { hint: 'At least three letters.' },
  render: (args) => <AtLeastThree {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' })
    await step('too short: the input says what is wrong', async () => {
      await userEvent.type(input, 'ad')
      await expect(input).toBeInvalid()
      await expect(input).toHaveAccessibleDescription('Too short.')
      await expect(canvas.queryByText('At least three letters.')).not.toBeInTheDocument()
    })
    await step('long enough: the hint is back, and the focus has not moved', async () => {
      await userEvent.type(input, 'a')
      await expect(input).toBeValid()
      await expect(input).toHaveAccessibleDescription('At least three letters.')
      await expect(input).toHaveFocus()
    })
  },
})

function AtLeastThree(props: FieldProps) {
  const [name, setName] = useState('')
  const error = name !== '' && name.length < 3 ? 'Too short.' : undefined
  return <Field {...props} value={name} error={error} onChange={(event) => setName(event.target.value)} />
}

const Narrow = styled.div`
  max-width: 24rem;
`
