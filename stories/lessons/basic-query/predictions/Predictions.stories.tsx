import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { ThreeSpellings as Spellings } from '../demos/ThreeSpellings.tsx'
import { backToUser1, threeSpellings } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Basic Query/Predictions',
  tags: ['server', 'proof', '!dev'],
})

export const BackToUser1 = meta.story({
  ...runOf(backToUser1, 2, {}, 'User 1: 10 posts'),
  render: () => <BasicQuery />,
})

export const BackToUser1OnAFailingServer = meta.story({
  ...runOf(backToUser1, 3, { network: { failing: { method: 'GET', times: Infinity } } }),
  render: () => <BasicQuery />,
})

export const ThreeSpellings = meta.story({
  ...runOf(threeSpellings, '1, because all three keys say the same'),
  render: () => <Spellings />,
})
