import { useState } from 'react'
import { styled } from 'styled-components'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import type { ButtonProps } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { space } from '#ui/tokens.ts'

const meta = preview.meta({
  title: 'Components/UI/Button',
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Add todo', onClick: fn() },
})

export const Primary = meta.story({ args: { variant: 'primary' } })

export const Secondary = meta.story({ args: { variant: 'secondary' } })

export const Quiet = meta.story({ args: { variant: 'quiet' } })

export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete todo' } })

export const FiresByKeyboard = meta.story({
  tags: ['proof'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab reaches the button', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Add todo' })).toHaveFocus()
    })
    await step('Enter fires it', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onClick).toHaveBeenCalledTimes(1)
    })
    await step('Space fires it too', async () => {
      await userEvent.keyboard(' ')
      await expect(args.onClick).toHaveBeenCalledTimes(2)
    })
  },
})

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Add todo' })
    await step('a click does nothing', async () => {
      await userEvent.click(button)
      await expect(args.onClick).not.toHaveBeenCalled()
    })
    await step('it takes the focus, and Enter and Space do nothing', async () => {
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter} ')
      await expect(args.onClick).not.toHaveBeenCalled()
    })
  },
})

/** While a mutation is pending, its button says so and cannot start it again. */
export const Pending = meta.story({
  render: (args) => <AddOnce {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the first click starts the work, and the button says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add todo' }))
      await expect(await canvas.findByRole('button', { name: 'Adding...' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    })
    await step('an impatient second click does not start it again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Adding...' }))
      await expect(args.onClick).toHaveBeenCalledOnce()
    })
    await step('the focus is still on it', async () => {
      await nextFrame()
      await expect(canvas.getByRole('button', { name: 'Adding...' })).toHaveFocus()
    })
  },
})

export const DisabledInItsForm = meta.story({
  tags: ['proof'],
  args: { type: 'submit', disabled: true },
  render: (args) => <FormAround {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add todo' }))
    await expect(canvas.getByRole('button', { name: 'Add todo' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Not sent')
  },
})

export const SideBySide = meta.story({
  render: () => (
    <Row>
      <Button variant="primary">Save</Button>
      <Button variant="secondary">Preview</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="danger">Delete</Button>
      <Button disabled>Archive</Button>
    </Row>
  ),
})

/** A browser removes the focus from a control with the `disabled` attribute when it draws the next frame. */
function nextFrame(): Promise<void> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))
}

function AddOnce({ onClick, ...rest }: ButtonProps) {
  const [adding, setAdding] = useState(false)
  return (
    <Button
      {...rest}
      variant="primary"
      disabled={adding}
      onClick={(event) => {
        onClick?.(event)
        setAdding(true)
      }}
    >
      {adding ? 'Adding...' : 'Add todo'}
    </Button>
  )
}

function FormAround(args: ButtonProps) {
  const [sent, setSent] = useState(false)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
      }}
    >
      <Banner>{sent ? 'Sent' : 'Not sent'}</Banner>
      <Button {...args} />
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space.m};
`
