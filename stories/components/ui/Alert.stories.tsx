import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Column } from '#ui/layout.ts'

const meta = preview.meta({
  title: 'Components/UI/Alert',
  component: Alert,
  parameters: { layout: 'padded' },
  // A control would show the inside of each function.
  argTypes: { action: { control: false } },
  args: { children: 'The server failed to answer (500). Try again in a moment.' },
})

export const MessageOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server failed to answer (500).')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const WithAction = meta.story({ args: { action: { label: 'Retry', onClick: fn() } } })

export const WithActionAndDismiss = meta.story({
  args: { action: { label: 'Retry', onClick: fn() }, onDismiss: fn() },
})

export const RetriesByKeyboard = meta.story({
  tags: ['proof'],
  args: { action: { label: 'Retry', onClick: fn() }, onDismiss: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab reaches the way on before the way out', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    })
    await step('Enter takes it', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.action?.onClick).toHaveBeenCalledOnce()
      await expect(args.onDismiss).not.toHaveBeenCalled()
    })
  },
})

export const DismissesOnClick = meta.story({
  tags: ['proof'],
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})

/** The role is `alert`, so screen readers announce the text at once. */
export const AnnouncesWhatWentWrong = meta.story({
  tags: ['proof'],
  render: (args) => <Failing>{args.children}</Failing>,
  play: async ({ canvas, userEvent, step }) => {
    await step('nothing has gone wrong yet', async () => {
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
    await step('what goes wrong is said, and the focus stays where it was', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(canvas.getByRole('alert')).toHaveTextContent('The server failed to answer (500).')
      await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    })
  },
})

export const KeepsLongWordsInside = meta.story({
  tags: ['proof'],
  args: {
    children: `No answer from https://api.example.com/${'posts'.repeat(60)}`,
    action: { label: 'Retry', onClick: fn() },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth)
  },
})

function Failing({ children }: { children: ReactNode }) {
  const [failed, setFailed] = useState(false)
  return (
    <Column>
      <Button onClick={() => setFailed(true)}>Save</Button>
      {failed && <Alert>{children}</Alert>}
    </Column>
  )
}
