import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Part as PartThatResets } from './demos/TryAgainByHook.tsx'
import { Part as PartAlone } from './demos/TryAgainOnly.tsx'
import { TryAgainResets } from './demos/TryAgainResets.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Errors end to end/Boundaries',
  tags: ['server'],
  parameters: {
    world: { network: { latencyMs: 200, failing: { method: 'GET', times: 1 } } },
    console: { expected: [/The server failed to answer/] },
  },
})

const patience = { timeout: 8000 }

export const ThrownAgain = meta.story({
  render: () => <PartAlone />,
  play: async ({ canvas, userEvent, step, world }) => {
    await step('the query fails, and the boundary shows its error', async () => {
      await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(
        'The server failed to answer (500)',
      )
    })
    await step('“Try again” asks nobody: the error is thrown again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByRole('alert')).toBeVisible()
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([500])
    })
  },
})

export const AskedAgain = meta.story({
  render: () => <PartThatResets />,
  play: async ({ canvas, userEvent, step, world }) => {
    await step('the query fails, and the boundary shows its error', async () => {
      await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(
        'The server failed to answer (500)',
      )
    })
    await step('“Try again” makes a request, and the posts are here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByText('100 posts', {}, patience)).toBeVisible()
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([500, 200])
    })
  },
})

export const AskedAgainInOnePart = AskedAgain.extend({ tags: ['proof'], render: () => <TryAgainResets /> })
