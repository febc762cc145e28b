import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { LocalTaskList } from '#features/tasks/LocalTaskList.tsx'
import { ReducerCounter } from '#features/counter/ReducerCounter.tsx'
import { press } from '#course/story/acting.ts'
import { isDoneOn, proves } from '#course/story/onStage.ts'
import { KeptAbove } from './demos/KeptAbove.tsx'
import { SmallestReducer } from './demos/SmallestReducer.tsx'
import * as tasks from './tasks.ts'
import { TenThousandTasks } from './demos/TenThousandTasks.tsx'

const meta = preview.meta({ title: 'Components/Lessons/Reducer Demo/Tasks', tags: ['proof'] })

export const AddThreeTimesAndReset = meta.story({
  render: () => <SmallestReducer />,
  play: async (context) => {
    await press(context, 'Add 5')
    await expect(isDoneOn(context, tasks.addThreeTimes)).toBe(false)
    await press(context, 'Add 5')
    await proves(context, tasks.addThreeTimes, () => press(context, 'Add 5'))
    await proves(context, tasks.resetBoth, () => press(context, 'Reset'))
  },
})

export const SimulateLoading = meta.story({
  render: () => <ReducerCounter />,
  play: async (context) => {
    await press(context, 'Increment')
    await proves(context, tasks.simulateLoading, () => press(context, 'Simulate Loading'))
  },
})

export const SetNonsense = meta.story({
  render: () => <ReducerCounter />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const input = canvas.getByRole('textbox', { name: 'Custom value' })
    await userEvent.type(input, '0{Enter}')
    await canvas.findByText('Last action: Set to 0')
    await expect(isDoneOn(context, tasks.setNonsense)).toBe(false)
    await userEvent.clear(input)
    await proves(context, tasks.setNonsense, () => userEvent.type(input, '12 apples{Enter}'))
  },
})

export const LeaveAndComeBack = meta.story({
  render: () => <KeptAbove />,
  play: async (context) => {
    await press(context, 'Add 1 in the screen')
    await press(context, 'Add 1 above the screen')
    await press(context, 'Leave the screen')
    await proves(context, tasks.leaveAndComeBack, () => press(context, 'Come back'))
  },
})

export const RenderOneRow = meta.story({
  render: () => <TenThousandTasks />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Count from 0')
    const row = canvas.getByRole('checkbox', { name: 'Task 3' })
    await proves(context, tasks.renderOneRow, () => userEvent.click(row))
  },
})

export const CompleteOneOfTwo = meta.story({
  render: () => <LocalTaskList />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox', { name: 'New task' }), 'One{Enter}Two{Enter}')
    const one = canvas.getByRole('checkbox', { name: 'One' })
    await proves(context, tasks.completeOneOfTwo, () => userEvent.click(one))
  },
})
