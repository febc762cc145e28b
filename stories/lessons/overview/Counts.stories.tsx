import { expect, waitFor } from 'storybook/test'
import { untilQuiet } from '#course/story/acting.ts'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { BareCount } from './demos/BareCount.tsx'
import { CountWithItsReason } from './demos/CountWithItsReason.tsx'

/** The number, and what stands beside it. */
const shows = (stage: HTMLElement) =>
  firstOf(stage, /200/, /The server failed to answer/, /Loading\.\.\./, /0/)

const meta = preview.meta({
  title: 'Components/Lessons/Overview/Counts',
  tags: ['server'],
  parameters: { shows, world: { network: { latencyMs: 300, failing: { method: 'GET', times: Infinity } } } },
})

export const BareZero = meta.story({
  render: () => <BareCount />,
  play: async ({ canvas, canvasElement, step, world }) => {
    await step('the server has failed', async () => {
      await waitFor(() => expect(world.log.entries()[0]?.outcome).toBe(500))
      // The log has the failure before the query has it.
      await untilQuiet(world)
    })
    await step('and all there is to see of it is a 0', async () => {
      await expect(canvas.getByText('0')).toBeVisible()
      await expect(shows(canvasElement)).toBe('0')
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    })
  },
})

export const ZeroThatSaysWhy = meta.story({
  render: () => <CountWithItsReason />,
  play: async ({ canvas, canvasElement, step }) => {
    await step('the 0 says that the server failed', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The server failed to answer (500).')
      await expect(canvas.getByText('0')).toBeVisible()
      await expect(shows(canvasElement)).toBe('The server failed to answer')
    })
  },
})

export const RetryBringsTheCount = meta.story({
  tags: ['proof'],
  render: () => <CountWithItsReason />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByRole('alert')
    await step('once the server is well, Retry brings the count', async () => {
      world.network.set({ failing: undefined })
      await userEvent.click(canvas.getByRole('button', { name: 'Retry Todos' }))
      await expect(await canvas.findByText('200')).toBeVisible()
      await expect(canvas.getByText('from the server')).toBeVisible()
    })
  },
})
