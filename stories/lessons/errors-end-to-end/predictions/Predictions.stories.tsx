import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { SmallestLadderOnAServer } from '../demos/SmallestLadderOnAServer.tsx'
import { fourRequests } from './fourRequests.ts'
import { sevenSeconds } from './sevenSeconds.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Errors end to end/Predictions',
  tags: ['server', 'proof', '!dev'],
  render: () => <SmallestLadderOnAServer />,
})

const world = {
  defaults: 'library',
  network: { latencyMs: 50, failing: { method: 'GET', times: Infinity } },
} as const

export const FourRequests = meta.story(runOf(fourRequests, 4, world))

export const SevenSeconds = meta.story(runOf(sevenSeconds, '7 s', world))
