import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { QueryError } from '#ui/QueryError.tsx'

const refetch = fn()

const meta = preview.meta({
  title: 'Components/UI/Query error',
  component: QueryError,
  parameters: { layout: 'padded' },
  // A control would show the inside of the error and of each function.
  argTypes: { query: { control: false }, onRetry: { control: false } },
  args: { query: { error: new Error('The server failed to answer (500).'), refetch } },
})

export const Failed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server failed to answer (500).')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(refetch).toHaveBeenCalledOnce()
  },
})

/** As in Infinite Query, which continues with the page that failed. */
export const RetriesInAnotherWay = meta.story({
  tags: ['proof'],
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(refetch).not.toHaveBeenCalled()
  },
})

export const NoError = meta.story({
  args: { query: { error: null, refetch } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})
