import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { ChosenOnAServer } from '../demos/ChosenOnAServer.tsx'
import { EntityFirst } from '../demos/EntityFirst.tsx'
import { SmallestEnabled } from '../demos/SmallestEnabled.tsx'
import { atMostAtOnce, disabledAndEmpty } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/When may it ask?/Predictions',
  tags: ['server', 'proof', '!dev'],
})

const oneAtATime = '1, because the second request needs a value from the first answer'

export const DisabledAndEmpty = meta.story({
  ...runOf(disabledAndEmpty, 'pending, idle'),
  render: () => <ChosenOnAServer>{(chosen) => <SmallestEnabled {...chosen} />}</ChosenOnAServer>,
})

export const AtMostAtOnce = meta.story({
  ...runOf(atMostAtOnce, oneAtATime, {}, 'More: success, idle'),
  render: () => <EntityFirst />,
})

export const AtMostAtOnceOnAFailingServer = meta.story({
  ...runOf(atMostAtOnce, oneAtATime, { network: { failing: { method: 'GET', times: Infinity } } }),
  render: () => <EntityFirst />,
})
