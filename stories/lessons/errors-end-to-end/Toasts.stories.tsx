import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { fastForward } from './demos/fastForward.ts'
import { ToastsByCache } from './demos/ToastsByCache.tsx'
import { ToastsByEffect } from './demos/ToastsByEffect.tsx'
import { WithToasts } from './demos/WithToasts.tsx'

/** How often the user was told. */
const shows = (stage: HTMLElement) => firstOf(stage, /\d toasts?/)

const meta = preview.meta({
  title: 'Components/Lessons/Errors end to end/Toasts',
  tags: ['server'],
  parameters: { shows, world: { network: { latencyMs: 200, failing: { method: 'GET', times: Infinity } } } },
})

const patience = { timeout: 8000 }

export const OneForEachReader = meta.story({
  render: () => <WithToasts>{(toast) => <ToastsByEffect toast={toast} />}</WithToasts>,
  play: async ({ canvas, canvasElement, step, world }) => {
    await step('two readers share one query, and it fails after its retry', async () => {
      await fastForward(() => canvas.findByText('Header: error', {}, patience))
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([500, 500])
    })
    await step('the user is told twice', async () => {
      await expect(await canvas.findByText('2 toasts')).toBeVisible()
      await expect(shows(canvasElement)).toBe('2 toasts')
      await expect(
        within(canvas.getByRole('list', { name: 'Toasts' })).getAllByRole('listitem'),
      ).toHaveLength(2)
    })
  },
})

export const OneForTheQuery = meta.story({
  render: () => <WithToasts>{(toast) => <ToastsByCache toast={toast} />}</WithToasts>,
  play: async ({ canvas, canvasElement, step, world }) => {
    await step('two readers share one query, and it fails after its retry', async () => {
      await fastForward(() => canvas.findByText('Header: error', {}, patience))
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([500, 500])
    })
    await step('the user is told once, and not for each attempt', async () => {
      await expect(await canvas.findByText('1 toast')).toBeVisible()
      await expect(shows(canvasElement)).toBe('1 toast')
      await expect(
        within(canvas.getByRole('list', { name: 'Toasts' })).getAllByRole('listitem'),
      ).toHaveLength(1)
    })
  },
})
