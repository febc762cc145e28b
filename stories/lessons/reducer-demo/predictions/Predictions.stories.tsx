import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { CalledTwice } from '../demos/CalledTwice.tsx'
import { shallowReducer } from '../demos/shallowReducer.ts'
import { TenThousandTasks } from '../demos/TenThousandTasks.tsx'
import { callsPerClick, oneOfManyRows } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Reducer Demo/Predictions',
  tags: ['proof', '!dev'],
})

export const OneOfManyRows = meta.story({
  ...runOf(oneOfManyRows, '1, because each other row gets the same object as before', {}, 'Row renders: 1'),
  render: () => <TenThousandTasks />,
})

export const CallsPerClick = meta.story({
  ...runOf(
    callsPerClick,
    '“open”, because the second call toggles the chore back',
    {},
    'Water the plants: open',
  ),
  render: () => <CalledTwice reducer={shallowReducer} />,
})
