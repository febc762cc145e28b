import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { proves } from '#course/story/onStage.ts'
import { FromListToDetail } from '#screens/FromListToDetail.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Screens/From list to detail',
  tags: ['server'],
  component: FromListToDetail,
})

const [first, second] = ['Server state is borrowed, not owned', 'Pending is not the same as fetching']

export const Ready = meta.story({
  play: async (context) => {
    const { canvas, step, world } = context
    await expect(await canvas.findByText(/^100 titles/)).toBeVisible()
    const detail = world.network.hold('GET', 'posts/1')
    await step('the title is there before the answer', async () => {
      await press(context, first)
      await expect(await canvas.findByRole('heading', { name: first })).toBeVisible()
      await expect(canvas.getByText('The text is on its way...')).toBeVisible()
    })
    await step('then the text comes, with one request', async () => {
      detail.release()
      await expect(await canvas.findByText(/^Data from an API belongs/)).toBeVisible()
      await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts', 'posts/1'])
    })
  },
})

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
  play: ({ canvas }) => expect(canvas.getByText('Loading...')).toBeVisible(),
})

export const Failed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: 1 } } } },
  play: async (context) => {
    await expect(await context.canvas.findByText('The titles did not arrive')).toBeVisible()
    await press(context, 'Retry')
    await expect(await context.canvas.findByText(/^100 titles/)).toBeVisible()
  },
})

export const DetailFailed = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { failing: { method: 'GET', pathEnd: 'posts/1', times: 1 } } } },
  play: async (context) => {
    await press(context, first)
    await expect(await context.canvas.findByRole('heading', { name: 'No post' })).toBeVisible()
    await press(context, 'Retry')
    await expect(await context.canvas.findByRole('heading', { name: first })).toBeVisible()
  },
})

export const Searches = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, world }) => {
    await canvas.findByText(/^100 titles/)
    const field = canvas.getByRole('searchbox', { name: 'Search titles' })
    await userEvent.type(field, 'borrowed')
    await expect(await canvas.findByText('1 title')).toBeVisible()
    await userEvent.type(field, '?')
    await expect(await canvas.findByText('No title has these letters')).toBeVisible()
    await expect(world.log.entries()).toHaveLength(1)
  },
})

export const Tasks = meta.story({
  tags: ['proof'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await proves(context, tasks.openOne, () => press(context, first))
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'nothing')
    await proves(context, tasks.beginWithNothing, () => press(context, second))
  },
})
