import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { prepareClock } from '#lab/clock/preparedClock.ts'
import { StaleAndGc } from '#screens/StaleAndGc.tsx'

const meta = preview.meta({
  title: 'Components/Screens/Stale and gc',
  tags: ['server'],
  component: StaleAndGc,
})

export const Ready = meta.story({
  play: async ({ canvas, step, world }) => {
    await step('the posts are here, and fresh', async () => {
      await expect(await canvas.findByText('Reads: 10 posts')).toBeVisible()
      await expect(await canvas.findByText(/^fresh for \d+ s$/)).toBeVisible()
    })
    await step('the second clock stands still while a component reads them', async () => {
      await expect(canvas.getByText('kept: a component reads it')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible()
    await expect(canvas.getByText('no data yet')).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { world: { seed: { posts: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reads: 0 posts')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('The server failed to answer (500).')
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getByText('The posts did not arrive')).toBeVisible()
  },
})

export const StaleDataAsksOnOccasions = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step, world }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const requests = (count: number) => waitFor(() => expect(world.log.entries()).toHaveLength(count))
    const turnStale = async () => {
      await canvas.findByText(/^fresh for/)
      prepareClock().setSpeed(10)
      await canvas.findByText(/^stale:/)
      prepareClock().setSpeed(1)
    }
    await canvas.findByText('Reads: 10 posts')
    await step('fresh data makes no request: on a mount, a focus, a reconnect', async () => {
      for (const occasion of ['Unmount', 'Mount', 'Focus the window', 'Reconnect']) await press(occasion)
      await requests(1)
    })
    await step('stale data asks on a focus', async () => {
      await turnStale()
      await press('Focus the window')
      await requests(2)
    })
    await step('on a reconnect', async () => {
      await turnStale()
      await press('Reconnect')
      await requests(3)
    })
    await step('and on a mount, with the old posts on the screen', async () => {
      await turnStale()
      await press('Unmount')
      await press('Mount')
      await expect(await canvas.findByText(/^Reads: 10 posts/)).toBeVisible()
      await requests(4)
    })
  },
})

export const GoneWhenNobodyReads = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('Reads: 10 posts')
    await step('without a reader both clocks run', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Unmount' }))
      await expect(await canvas.findByText(/^thrown away in \d+ s$/)).toBeVisible()
      await expect(canvas.getByText(/^fresh for/)).toBeVisible()
    })
    await step('then the entry is gone', async () => {
      prepareClock().setSpeed(10)
      await expect(await canvas.findByText('gone')).toBeVisible()
      prepareClock().setSpeed(1)
    })
    await step('so a mount begins without data', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mount' }))
      await expect(await canvas.findByText('Reads: 10 posts')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(2)
    })
  },
})
