import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { Fruit } from '../demos/Fruit.tsx'
import { PersistedBasket } from '../demos/PersistedBasket.tsx'
import { Apples } from '../demos/WholeStore.tsx'
import { afterAReload, twoPears } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Zustand Demo/Predictions',
  tags: ['store', 'proof', '!dev'],
})

export const TwoPears = meta.story({
  ...runOf(
    twoPears,
    '2 times, because it gets another state object after each change',
    {},
    'Apples: 3 renders',
  ),
  render: () => <Fruit Reader={Apples} />,
})

export const AfterAReload = meta.story({
  ...runOf(afterAReload, 'The item only, because only the items were stored', {}, '1 item, closed'),
  render: () => <PersistedBasket />,
})
