import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { AddsInTurn } from './demos/AddsInTurn.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Todo Demo/Adds in turn',
  tags: ['server'],
  component: AddsInTurn,
  parameters: { world: { network: { latencyMs: 400 } } },
})

export const OneAfterTheOther = meta.story({
  play: async (context) => {
    const { canvas, step, world } = context
    const states = () =>
      within(canvas.getByRole('list', { name: 'Mutations' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    const held = world.network.hold('POST')
    await step('without a scope, three requests leave together', async () => {
      await press(context, 'Add three at once')
      await waitFor(() => expect(states()).toEqual(['Milk: pending', 'Bread: pending', 'Tea: pending']))
      await waitFor(() => expect(world.log.entries()).toHaveLength(3))
    })
    await step('the promise of all three ends with the last of them', async () => {
      held.release(2)
      await waitFor(() => expect(states()).toEqual(['Milk: success', 'Bread: success', 'Tea: pending']))
      await expect(canvas.getByText('Nothing added yet')).toBeVisible()
      held.release(1)
      await expect(await canvas.findByText('3 todos are saved')).toBeVisible()
    })
    await step('with a scope, one request leaves, and the others wait', async () => {
      await press(context, 'Add three in turn')
      await waitFor(() => expect(states().slice(3)).toEqual(['Milk: pending', 'Bread: waits', 'Tea: waits']))
      await waitFor(() => expect(world.log.entries()).toHaveLength(4))
    })
    await step('each leaves when the one before has been answered', async () => {
      held.release(1)
      await waitFor(() =>
        expect(states().slice(3)).toEqual(['Milk: success', 'Bread: pending', 'Tea: waits']),
      )
      await waitFor(() => expect(world.log.entries()).toHaveLength(5))
      held.release()
      await waitFor(() => expect(states()[5]).toBe('Tea: success'))
    })
  },
})

export const APromiseOfAllRejectsWithOne = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { failing: { method: 'POST', times: 1 } } } },
  play: async (context) => {
    await press(context, 'Add three in turn')
    await expect(await context.canvas.findByText('One was refused')).toBeVisible()
    await expect(await context.canvas.findByText('Tea: success')).toBeVisible()
  },
})
