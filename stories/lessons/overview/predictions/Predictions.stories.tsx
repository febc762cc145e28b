import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { FourTiles as Tiles } from '../demos/FourTiles.tsx'
import { fourTiles, oneRetry } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Overview/Predictions',
  tags: ['server', 'proof', '!dev'],
})

export const FourTiles = meta.story({
  ...runOf(fourTiles, '4, because each key is an entry with a request of its own'),
  render: () => <Tiles lastKey={['posts', 'first']} />,
})

export const OneRetry = meta.story({
  ...runOf(
    oneRetry,
    '2, because the last two tiles read one entry',
    { network: { failing: { method: 'GET', times: 3 } } },
    '2 tiles failed',
  ),
  render: () => <Tiles lastKey={['posts', 'page', 1]} />,
})
