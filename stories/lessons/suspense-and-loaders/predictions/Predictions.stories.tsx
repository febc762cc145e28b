import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { RefetchPosts } from '../demos/RefetchPosts.tsx'
import { InTurn } from '../Waterfall.stories.tsx'
import { failedRefetch, howManyAtOnce } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Suspense and loaders/Predictions',
  tags: ['server', 'proof', '!dev'],
})

export const HowManyAtOnce = meta.story({
  ...runOf(
    howManyAtOnce,
    '1, because the first hook ends the render until its answer is here',
    { network: { latencyMs: 600 } },
    '100 posts, 200 todos',
  ),
  render: InTurn.input.render,
})

export const FailedRefetch = meta.story({
  ...runOf(
    failedRefetch,
    'The old posts, because a query that has data does not throw',
    { network: { failing: { method: 'GET', times: Infinity, after: 1 } } },
    '10 posts by User 1',
  ),
  render: () => <RefetchPosts />,
})
