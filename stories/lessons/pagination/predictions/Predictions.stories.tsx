import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { Pagination } from '#screens/Pagination.tsx'
import { TenSecondsLater as Older } from '../demos/TenSecondsLater.tsx'
import { nextTwice, tenSecondsLater } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Pagination/Predictions',
  tags: ['server', 'proof', '!dev'],
})

export const TenSecondsLater = meta.story({ ...runOf(tenSecondsLater, 2), render: () => <Older /> })

export const NextTwice = meta.story({
  ...runOf(nextTwice, 'It is cancelled', { network: { latencyMs: 2000 } }),
  render: () => <Pagination />,
})
