import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ZustandDemo } from '#screens/ZustandDemo.tsx'
import { isDoneOn } from '#course/story/onStage.ts'
import { resetStores } from '#course/story/resetStores.ts'
import { useClicks } from './demos/clickStore.ts'
import { PersistedBasket } from './demos/PersistedBasket.tsx'
import { SmallestStore } from './demos/SmallestStore.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Zustand Demo/Tasks',
  tags: ['proof', 'store'],
  beforeEach: resetStores,
})

export const AddOneAndMountAgain = meta.story({
  render: () => <SmallestStore />,
  beforeEach: () => useClicks.setState(useClicks.getInitialState()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(isDoneOn(context, tasks.addOne)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Add 1' }))
    await expect(isDoneOn(context, tasks.addOne)).toBe(true)
    await expect(isDoneOn(context, tasks.mountAgain)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Mount both again' }))
    await expect(isDoneOn(context, tasks.mountAgain)).toBe(true)
  },
})

export const ReloadTheBasket = meta.story({
  render: () => <PersistedBasket />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Add an item' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open the basket' }))
    await expect(isDoneOn(context, tasks.reloadTheBasket)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(isDoneOn(context, tasks.reloadTheBasket)).toBe(true)
  },
})

export const DiscountOnce = meta.story({
  render: () => <ZustandDemo />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Add Zustand Book' }))
    await expect(isDoneOn(context, tasks.discountOnce)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Apply 10% discount' }))
    await waitFor(() => expect(isDoneOn(context, tasks.discountOnce)).toBe(true))
  },
})
