import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { Ground } from '#course/story/Ground.ts'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { SmallestLadder } from '../demos/SmallestLadder.tsx'
import { fourRequests, sevenSeconds } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Errors end to end/Predictions',
  tags: ['server', 'proof', '!dev'],
  render: () => (
    <Ground>
      <WithFetchers of={SmallestLadder} />
    </Ground>
  ),
})

const world = {
  defaults: 'library',
  network: { latencyMs: 50, failing: { method: 'GET', times: Infinity } },
} as const

export const FourRequests = meta.story(
  runOf(fourRequests, '4, because by default it asks again three times', world),
)

export const SevenSeconds = meta.story(
  runOf(sevenSeconds, '7 s, because each pause is twice the one before', world),
)
