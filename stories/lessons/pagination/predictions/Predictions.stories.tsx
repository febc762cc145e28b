import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { Pagination } from '#screens/Pagination.tsx'
import { TenSecondsLater as Older } from '../demos/TenSecondsLater.tsx'
import { nextTwice, tenSecondsLater } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Pagination/Predictions',
  tags: ['server', 'proof', '!dev'],
})

export const TenSecondsLater = meta.story({
  ...runOf(tenSecondsLater, '2, because page 2 is stale by now, and page 3 is fetched ahead', {}, 'Page 2'),
  render: () => <Older />,
})

export const NextTwice = meta.story({
  ...runOf(
    nextTwice,
    'Those of page 1, because no later page has arrived',
    { network: { latencyMs: 2000 } },
    'Page 3, old posts',
  ),
  render: () => <Pagination />,
})
