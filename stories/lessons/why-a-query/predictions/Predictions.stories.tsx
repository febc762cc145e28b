import { PostsByEffect } from '#screens/why-a-query/PostsByEffect.tsx'
import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { Race } from '../demos/Race.tsx'
import { Situations } from '../demos/Situations.tsx'
import { twoReaders, whosePosts } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Why a query?/Predictions',
  tags: ['server', 'proof', '!dev'],
})

export const TwoReaders = meta.story({
  ...runOf(twoReaders, '2, because each effect runs for its own component'),
  render: () => <Situations sides={{ 'In an effect': PostsByEffect }} />,
})

export const WhosePosts = meta.story({
  ...runOf(
    whosePosts,
    'User 1, because the effect shows each answer as it arrives',
    { network: { latencyMs: 600, slower: { pathEnd: 'posts?userId=1', byMs: 1400 } } },
    'User 1',
  ),
  render: () => <Race only="useEffect" />,
})
