import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { UserFilter } from '#features/posts/UserFilter.tsx'

const meta = preview.meta({
  title: 'Components/Features/Posts/User filter',
  component: UserFilter,
  args: { userId: undefined, onChange: fn() },
  parameters: { layout: 'padded' },
})

export const AllPosts = meta.story({
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('option').map((option) => option.textContent)
    await expect(options).toEqual(['All Posts', 'User 1', 'User 2', 'User 3'])
    await expect(canvas.getByRole('combobox', { name: 'Filter by user' })).toHaveDisplayValue('All Posts')
  },
})

export const OneUser = meta.story({
  args: { userId: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('User 3')
  },
})

export const TellsWhoIsChosen = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'User 2')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
})

export const TellsThatNobodyIsChosen = meta.story({
  tags: ['proof'],
  args: { userId: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'All Posts')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
})
