import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { KeyWithoutUser } from './KeyWithoutUser.tsx'
import { KeyWithUser } from './KeyWithUser.tsx'

const meta = preview.meta({ title: 'Server state/Basic Query/Query keys' })

export const WithoutTheUserId = meta.story({
  render: () => <KeyWithoutUser />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('100 posts')
    await step('choosing User 2 changes nothing: the key is the same, so is the answer', async () => {
      const filter = canvas.getByRole('combobox', { name: 'Filter by user' })
      await userEvent.selectOptions(filter, 'User 2')
      await expect(filter).toHaveDisplayValue('User 2')
      await expect(canvas.getByText('100 posts')).toBeVisible()
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('User 1:')
    })
    await step('and no request ever left for User 2', async () => {
      await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts'])
    })
  },
})

export const WithTheUserId = meta.story({
  render: () => <KeyWithUser />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('100 posts')
    await step('choosing User 2 shows their posts', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'User 2')
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('User 2:')
    })
    await step('because a new key is a new request', async () => {
      await waitFor(() =>
        expect(world.log.entries().map(({ path }) => path)).toEqual(['posts', 'posts?userId=2']),
      )
    })
  },
})
