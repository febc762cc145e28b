import type { QueryClient } from '@tanstack/react-query'
import { expect, fn } from 'storybook/test'
import type { Mock } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { pageRecorder } from '#lab/actions/pageRecorder.ts'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { resetStores } from '../client-state/resetStores.ts'
import { countSubscriptions } from './countSubscriptions.ts'
import { LabBelow } from './LabBelow.tsx'

const meta = preview.meta({
  title: 'Lab/The lab',
  component: LabBelow,
  beforeEach: resetStores,
  args: { children: <BasicQuery /> },
  argTypes: { children: { table: { disable: true } } },
})

export const EveryInstrumentOnATab = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('100 posts')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the lab' }))
    await step('the first one is shown', async () => {
      await expect(canvas.getByRole('tab', { name: 'Network' })).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByText('A healthy network.')).toBeVisible()
    })
    await step('the others are an arrow key away', async () => {
      canvas.getByRole('tab', { name: 'Network' }).focus()
      for (const name of ['Requests', 'Cache', 'Actions', 'Clock']) {
        await userEvent.keyboard('{ArrowRight}{Enter}')
        await expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
        await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
      }
    })
  },
})

export const EveryInstrumentWatchesWhicheverIsShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('100 posts')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the lab' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'User 2')
    await canvas.findByText('10 posts')

    await userEvent.click(canvas.getByRole('tab', { name: 'Requests' }))
    await expect(await canvas.findByText('key change')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Cache' }))
    await expect(canvas.getByText('["posts","list",{"userId":2}]')).toBeVisible()
  },
})

export const ClosedItSubscribesToNothing = meta.story({
  args: { onMount: fn<(queryClient: QueryClient) => void>() },
  play: async ({ args, canvas, userEvent, step, world }) => {
    await canvas.findByText('100 posts')
    const [client] = (args.onMount as Mock<(queryClient: QueryClient) => void>).mock.lastCall ?? []
    const subscriptions = countSubscriptions([
      world.log,
      world.network,
      ...(pageRecorder ? [pageRecorder.log] : []),
    ])
    const isWatched = () => [
      client?.getQueryCache().hasListeners(),
      client?.getMutationCache().hasListeners(),
    ]

    await step('as long as it is closed, nobody has subscribed to anything', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'User 2')
      await canvas.findByText('10 posts')
      await expect(isWatched()).toEqual([false, false])
      await expect(subscriptions.open()).toEqual([0, 0, 0])
    })
    await step('open, it watches both caches, the requests, the network and the actions', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the lab' }))
      await userEvent.click(canvas.getByRole('tab', { name: 'Actions' }))
      await expect(isWatched()).toEqual([true, true])
      await expect(subscriptions.open().every((count) => count > 0)).toBe(true)
    })
    await step('closed again, every subscription has ended', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close the lab' }))
      await expect(isWatched()).toEqual([false, false])
      await expect(subscriptions.open()).toEqual([0, 0, 0])
    })
    subscriptions.stopCounting()
  },
})
