import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { KeyWithoutSignal } from './demos/KeyWithoutSignal.tsx'
import { KeyWithoutUser } from './demos/KeyWithoutUser.tsx'
import { KeyWithUser } from './demos/KeyWithUser.tsx'

/** How many posts, or that it loads. */
const shows = (stage: HTMLElement) => firstOf(stage, /(?:100|10) posts/, /Loading\.\.\./)

const meta = preview.meta({
  title: 'Components/Lessons/Basic Query/Query keys',
  tags: ['server'],
  parameters: { shows },
})

/** So that loading is no more than a moment of what both sides show. */
const quick = { world: { network: { latencyMs: 300 } } }

export const WithoutTheUserId = meta.story({
  parameters: quick,
  render: () => <KeyWithoutUser />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('100 posts')
    await step('choosing User 2 changes nothing: the key is the same, and so is the answer', async () => {
      const filter = canvas.getByRole('combobox', { name: 'Filter by user' })
      await userEvent.selectOptions(filter, 'User 2')
      await expect(filter).toHaveDisplayValue('User 2')
      await expect(canvas.getByText('100 posts')).toBeVisible()
      await expect(shows(canvasElement)).toBe('100 posts')
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('User 1:')
    })
    await step('and no request ever left for User 2', async () => {
      await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts'])
    })
  },
})

export const WithTheUserId = meta.story({
  parameters: quick,
  render: () => <KeyWithUser />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('100 posts')
    await step('choosing User 2 shows their posts', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'User 2')
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      await expect(shows(canvasElement)).toBe('10 posts')
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('User 2:')
    })
    await step('because a new key is a new request', async () => {
      await waitFor(() =>
        expect(world.log.entries().map(({ path }) => path)).toEqual(['posts', 'posts?userId=2']),
      )
    })
  },
})

export const WithTheSignal = meta.story({
  parameters: { world: { network: { latencyMs: 600 } } },
  render: () => <KeyWithUser />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('100 posts')
    const filter = canvas.getByRole('combobox', { name: 'Filter by user' })
    await step('choosing User 1 and at once User 2 aborts the request for User 1', async () => {
      const ofUser1 = world.network.hold('GET', 'userId=1')
      await userEvent.selectOptions(filter, 'User 1')
      await waitFor(() => expect(world.log.entries()).toHaveLength(2))
      await userEvent.selectOptions(filter, 'User 2')
      await waitFor(() => expect(world.log.entries()[1]?.outcome).toBe('cancelled'))
      ofUser1.release()
      await expect(await canvas.findByText('10 posts')).toBeVisible()
    })
    await step('so choosing User 1 again makes another request', async () => {
      await userEvent.selectOptions(filter, 'User 1')
      await waitFor(() =>
        expect(world.log.entries().at(-1)).toMatchObject({ path: 'posts?userId=1', outcome: 200 }),
      )
      await expect(world.log.entries()).toHaveLength(4)
    })
  },
})

export const WithoutTheSignal = meta.story({
  parameters: { world: { network: { latencyMs: 600 } } },
  render: () => <KeyWithoutSignal />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('100 posts')
    const filter = canvas.getByRole('combobox', { name: 'Filter by user' })
    await step('choosing User 1 and at once User 2 aborts nothing: both requests are answered', async () => {
      const ofUser1 = world.network.hold('GET', 'userId=1')
      await userEvent.selectOptions(filter, 'User 1')
      await waitFor(() => expect(world.log.entries()).toHaveLength(2))
      await userEvent.selectOptions(filter, 'User 2')
      await waitFor(() => expect(world.log.entries()).toHaveLength(3))
      ofUser1.release()
      await waitFor(() => expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 200, 200]))
    })
    await step('the answer for User 1 has not overwritten anything', async () => {
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      for (const title of canvas.getAllByRole('listitem')) await expect(title).toHaveTextContent('User 2:')
    })
    await step('it is in its own entry, so choosing User 1 again makes no request', async () => {
      await userEvent.selectOptions(filter, 'User 1')
      await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('User 1:'))
      await expect(world.log.entries()).toHaveLength(3)
    })
  },
})
