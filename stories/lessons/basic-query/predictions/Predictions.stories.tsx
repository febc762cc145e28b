import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { StaleAndWaiting } from '../demos/StaleAndWaiting.tsx'
import { backToUser1, staleUntouched } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Basic Query/Predictions',
  tags: ['server', 'proof', '!dev'],
})

export const StaleUntouched = meta.story({ ...runOf(staleUntouched, 0), render: () => <StaleAndWaiting /> })

export const BackToUser1 = meta.story({ ...runOf(backToUser1, 2), render: () => <BasicQuery /> })

export const BackToUser1OnAFailingServer = meta.story({
  ...runOf(backToUser1, 3, { network: { failing: { method: 'GET', times: Infinity } } }),
  render: () => <BasicQuery />,
})
