import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { FatContext as OneContext } from '../demos/FatContext.tsx'
import { NestedCarts } from '../demos/NestedCarts.tsx'
import { fatContext, whoseCart } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Context Demo/Predictions',
  tags: ['proof', '!dev'],
})

export const FatContext = meta.story({
  ...runOf(
    fatContext,
    '3 times, because the context has another object for each letter',
    {},
    'Language: 4 renders',
  ),
  render: () => <OneContext />,
})

export const WhoseCart = meta.story({
  ...runOf(
    whoseCart,
    'The inner one, because its provider is the nearest',
    {},
    'Outer cart: 0, Inner cart: 1',
  ),
  render: () => <NestedCarts />,
})
