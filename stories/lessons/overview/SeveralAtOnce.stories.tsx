import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CountsOfUsers } from './demos/CountsOfUsers.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Overview/Several at once',
  tags: ['server'],
  component: CountsOfUsers,
})

export const AsManyAsThereAreUsers = meta.story({
  play: async ({ canvas, userEvent, step, world }) => {
    await step('the first user has a query', async () => {
      await expect(await canvas.findByText('User 1: 10')).toBeVisible()
    })
    await step('a second user adds one query, and one request', async () => {
      const posts = world.network.hold('GET')
      await userEvent.click(canvas.getByRole('button', { name: 'Add a user' }))
      await expect(await canvas.findByText('10 posts in all, 1 in flight')).toBeVisible()
      posts.release()
      await expect(await canvas.findByText('User 2: 10')).toBeVisible()
      await expect(await canvas.findByText('20 posts in all')).toBeVisible()
      await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts?userId=1', 'posts?userId=2'])
    })
  },
})
