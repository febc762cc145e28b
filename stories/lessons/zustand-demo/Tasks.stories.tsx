import preview from '#storybook/preview.tsx'
import { ZustandDemo } from '#screens/ZustandDemo.tsx'
import { press } from '#course/story/acting.ts'
import { proves } from '#course/story/onStage.ts'
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
    await proves(context, tasks.addOne, () => press(context, 'Add 1'))
    await proves(context, tasks.mountAgain, () => press(context, 'Mount both again'))
  },
})

export const ReloadTheBasket = meta.story({
  render: () => <PersistedBasket />,
  play: async (context) => {
    await press(context, 'Add an item')
    await press(context, 'Open the basket')
    await proves(context, tasks.reloadTheBasket, () => press(context, 'Reload'))
  },
})

export const DiscountOnce = meta.story({
  render: () => <ZustandDemo />,
  play: async (context) => {
    await press(context, 'Add Zustand Book')
    await proves(context, tasks.discountOnce, () => press(context, 'Apply 10% discount'))
  },
})
