import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { Overview } from '#screens/Overview.tsx'
import { fourTiles, oneRetry } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Overview/Predictions',
  tags: ['server', 'proof', '!dev'],
  render: () => <Overview />,
})

export const FourTiles = meta.story(runOf(fourTiles, 3))

export const OneRetry = meta.story(runOf(oneRetry, 2, { network: { failing: { method: 'GET', times: 3 } } }))
