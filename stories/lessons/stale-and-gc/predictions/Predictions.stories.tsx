import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { FreshForTwoSeconds } from '../demos/FreshForTwoSeconds.tsx'
import { GoneAtOnce } from '../demos/GoneAtOnce.tsx'
import { freshButGone, staleWhileAway } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Stale and gc/Predictions',
  tags: ['server', 'proof', '!dev'],
})

export const FreshButGone = meta.story({ ...runOf(freshButGone, 1), render: () => <GoneAtOnce /> })

export const StaleWhileAway = meta.story({
  ...runOf(staleWhileAway, 'When you come back'),
  render: () => <FreshForTwoSeconds />,
})
