import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { CallsInStrictMode } from '../demos/CallsInStrictMode.tsx'
import { TenThousandTasks } from '../demos/TenThousandTasks.tsx'
import { callsPerClick, oneOfManyRows } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Reducer Demo/Predictions',
  tags: ['proof', '!dev'],
})

export const OneOfManyRows = meta.story({ ...runOf(oneOfManyRows, 1), render: () => <TenThousandTasks /> })

export const CallsPerClick = meta.story({
  ...runOf(callsPerClick, import.meta.env.DEV ? 2 : 1),
  render: () => <CallsInStrictMode />,
})
