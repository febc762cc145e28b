import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { WhenMayItAsk } from '#screens/WhenMayItAsk.tsx'
import { OfflineInAFrame } from './demos/OfflineInAFrame.tsx'

const meta = preview.meta({
  title: 'Components/Screens/When may it ask?',
  tags: ['server'],
  component: WhenMayItAsk,
})

interface Acting {
  canvas: ReturnType<typeof within>
  userEvent: { selectOptions: (select: Element, option: string) => Promise<void> }
}

const choose = ({ canvas, userEvent }: Acting, post: string) =>
  userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Post' }), post)

/** The line below the table. */
const line = ({ canvas }: Pick<Acting, 'canvas'>) => canvas.getByRole('status')

export const NothingChosen = meta.story({
  play: async ({ canvas, step, world }) => {
    await step('both queries are pending, and neither asks', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('When may it ask?')
      await expect(line({ canvas })).toHaveTextContent('Post: pending, idle. More: pending, idle.')
      await expect(world.log.entries()).toHaveLength(0)
    })
    await step('the cell of both says their names', async () => {
      const [, pending] = within(canvas.getByRole('table')).getAllByRole('row')
      await expect(pending).toHaveTextContent('has not asked ● Post● More')
    })
    await step('each card says what its query lacks', async () => {
      await expect(canvas.getByText('No post is chosen.')).toBeVisible()
      await expect(canvas.getByText('The author is not known yet.')).toBeVisible()
    })
  },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step, world }) => {
    await step('a post is chosen: it comes, and then its author’s posts', async () => {
      await choose({ canvas, userEvent }, 'Post 12')
      await expect(await canvas.findByText('10 posts by User 2')).toBeVisible()
      await expect(line({ canvas })).toHaveTextContent('Post: success, idle. More: success, idle.')
    })
    await step('the second request has left after the answer to the first', async () => {
      const [post, more] = world.log.entries()
      await expect(post).toMatchObject({ path: 'posts/12', outcome: 200 })
      await expect(more).toMatchObject({ path: 'posts?userId=2', outcome: 200 })
    })
    await step('another post of the same author asks for the post alone', async () => {
      await choose({ canvas, userEvent }, 'Post 15')
      await waitFor(() => expect(world.log.entries()).toHaveLength(3))
      await expect(await canvas.findByText('10 posts by User 2')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(3)
    })
  },
})

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Post 12')
    await expect(await canvas.findByText('Loading...')).toBeVisible()
    await expect(line({ canvas })).toHaveTextContent('Post: pending, fetching. More: pending, idle.')
  },
})

export const Failed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
  play: async ({ canvas, userEvent, step, world }) => {
    await choose({ canvas, userEvent }, 'Post 12')
    await step('the first query has failed, so the second one never asks', async () => {
      const alert = await canvas.findByRole('alert')
      await expect(alert).toHaveTextContent('The server failed to answer (500). Try again in a moment.')
      await expect(line({ canvas })).toHaveTextContent('Post: error, idle. More: pending, idle.')
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})

export const Empty = meta.story({
  parameters: { world: { seed: { posts: [] } } },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Post 12')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The server does not have what was asked for (404).',
    )
  },
})

export const Disabled = meta.story({
  play: async ({ canvas, userEvent, step, world }) => {
    await step('a disabled query does not ask, even when the author is known', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Disable More' }))
      await choose({ canvas, userEvent }, 'Post 12')
      await expect(await canvas.findByText('This query is disabled.')).toBeVisible()
      await expect(line({ canvas })).toHaveTextContent('Post: success, idle. More: pending, idle.')
      await expect(world.log.entries()).toHaveLength(1)
    })
    await step('but refetch() asks, and it stays disabled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch More' }))
      await expect(await canvas.findByText('10 posts by User 2')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Enable More' })).toBeVisible()
      await expect(world.log.entries()).toHaveLength(2)
    })
  },
})

export const Offline = meta.story({
  play: async ({ canvas, userEvent, step, world }) => {
    await step('offline, the chosen post waits, and no request leaves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go offline' }))
      await choose({ canvas, userEvent }, 'Post 12')
      await expect(await canvas.findByText('Waiting for a connection.')).toBeVisible()
      await expect(line({ canvas })).toHaveTextContent('Post: pending, paused. More: pending, idle.')
      await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument()
      await expect(world.log.entries()).toHaveLength(0)
    })
    await step('online again, it goes on where it waited', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go online' }))
      await expect(await canvas.findByText('10 posts by User 2')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(2)
    })
    await step('offline with data, a refetch waits while the data stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go offline' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch More' }))
      await waitFor(() => expect(line({ canvas })).toHaveTextContent('More: success, paused.'))
      await expect(canvas.getByText('10 posts by User 2')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(2)
    })
  },
})

/** For the frame on the lesson's page: nothing plays there, and the row of requests is within the story. */
export const YourTurn = meta.story({ tags: ['!server'], render: () => <OfflineInAFrame /> })
