import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { FreshForTwoSeconds } from '../demos/FreshForTwoSeconds.tsx'
import { GoneAtOnce } from '../demos/GoneAtOnce.tsx'
import { freshButGone, staleWhileAway } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Stale and gc/Predictions',
  tags: ['server', 'proof', '!dev'],
})

export const FreshButGone = meta.story({
  ...runOf(freshButGone, '1, because the cache no longer has the answer', {}, '10 posts'),
  render: () => <GoneAtOnce />,
})

const onReturn = 'When you come back, because the data has grown old meanwhile, and a mount asks for it'

export const StaleWhileAway = meta.story({
  ...runOf(staleWhileAway, onReturn, {}, '10 posts, fresh'),
  render: () => <FreshForTwoSeconds />,
})
