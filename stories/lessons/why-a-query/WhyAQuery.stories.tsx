import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { WhyAQuery } from '#screens/WhyAQuery.tsx'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'

const meta = preview.meta({
  title: 'Components/Screens/Why a query?',
  tags: ['server'],
  component: WhyAQuery,
})

export const Ready = meta.story({
  play: async ({ canvas, step, world }) => {
    await step('both sides show the posts of User 1', () =>
      waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(2)),
    )
    await step('each has made one request', async () => {
      await expect(canvas.getByRole('heading', { name: 'In an effect: 1 request' })).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'With a query: 1 request' })).toBeVisible()
      await expect(world.log.entries()).toHaveLength(2)
    })
  },
})

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading...')).toHaveLength(2)
  },
})

export const Empty = meta.story({
  parameters: { world: { seed: { posts: [] } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('0 posts')).toHaveLength(2))
    await expect(canvas.getAllByText('User 1 has not written anything.')).toHaveLength(2)
  },
})

/** The effect says the same as for an empty list. */
export const Failed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('The server failed to answer (500).')
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible()
    const effect = within(canvas.getByRole('region', { name: /^In an effect/ }))
    await expect(await effect.findByText('User 1 has not written anything.')).toBeVisible()
  },
})

export const ComesBack = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const effect = within(canvas.getByRole('region', { name: /^In an effect/ }))
    const query = within(canvas.getByRole('region', { name: /^With a query/ }))
    await waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(2))
    await step('the query shows its posts at once, and asks for nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await expect(canvas.getAllByText('You are somewhere else.')).toHaveLength(2)
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(query.getByText('Posts of User 1')).toBeVisible()
      await expect(query.getByRole('heading')).toHaveTextContent('With a query: 1 request')
    })
    await step('the effect asks again', async () => {
      await expect(await effect.findByText('Posts of User 1')).toBeVisible()
      await expect(effect.getByRole('heading')).toHaveTextContent('In an effect: 2 requests')
    })
  },
})

export const ComesBackAfterHalfAMinute = meta.story({
  tags: ['proof'],
  render: () => (
    <>
      <WhyAQuery />
      <ShowCache />
    </>
  ),
  play: async ({ canvas, userEvent, step, world }) => {
    const query = within(canvas.getByRole('region', { name: /^With a query/ }))
    await query.findByText('Posts of User 1')
    await step('who reads for half a minute still sees the two sides differ', async () => {
      const updatedAt = Date.now() - 30_000
      cacheOf(world)?.setQueryData(['posts', 1], (posts: unknown) => posts, { updatedAt })
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(await canvas.findByText('Since you came back: 1 request.')).toBeVisible()
      await expect(query.getByText('Since you came back: 0 requests.')).toBeVisible()
    })
  },
})

export const FailsOnce = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step, world }) => {
    const effect = within(canvas.getByRole('region', { name: /^In an effect/ }))
    const query = within(canvas.getByRole('region', { name: /^With a query/ }))
    await waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(2))
    await step('the next request of each side fails', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fail once' }))
      await expect(canvas.getAllByText('The next request will fail.')).toHaveLength(2)
      await userEvent.click(canvas.getByRole('button', { name: 'User 3' }))
      await waitFor(() =>
        expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 200, 400, 400]),
      )
    })
    await step('the effect says that there are no posts', async () => {
      await expect(await effect.findByText('0 posts')).toBeVisible()
    })
    await step('the query says what happened, and Retry brings the posts', async () => {
      await expect(await query.findByRole('alert')).toHaveTextContent('did not accept the request (400)')
      await userEvent.click(query.getByRole('button', { name: 'Retry' }))
      await expect(await query.findByText('Posts of User 3')).toBeVisible()
    })
  },
})

/** Old posts and an error are both there, and a reader wants the posts. */
export const ARefreshThatFailsKeepsThePosts = meta.story({
  tags: ['proof'],
  render: () => (
    <>
      <WhyAQuery />
      <ShowCache />
    </>
  ),
  play: async ({ canvas, userEvent, step, world }) => {
    const query = within(canvas.getByRole('region', { name: /^With a query/ }))
    await query.findByText('Posts of User 1')
    await step('a refresh that fails shows its error, below the posts of before', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fail once' }))
      void cacheOf(world)?.invalidateQueries()
      await expect(await query.findByRole('alert')).toHaveTextContent('did not accept the request (400)')
      await expect(query.getByText('Posts of User 1')).toBeVisible()
      await expect(query.getByText('Server state is borrowed, not owned')).toBeVisible()
    })
    await step('Retry takes the error away', async () => {
      await userEvent.click(query.getByRole('button', { name: 'Retry' }))
      await waitFor(() => expect(query.queryByRole('alert')).not.toBeInTheDocument())
      await expect(query.getByText('Posts of User 1')).toBeVisible()
    })
  },
})
