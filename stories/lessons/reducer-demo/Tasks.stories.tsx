import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { LocalTaskList } from '#features/tasks/LocalTaskList.tsx'
import { ReducerCounter } from '#features/counter/ReducerCounter.tsx'
import { isDoneOn } from '#course/story/onStage.ts'
import { KeptAbove } from './demos/KeptAbove.tsx'
import { SmallestReducer } from './demos/SmallestReducer.tsx'
import * as tasks from './tasks.ts'
import { TenThousandTasks } from './demos/TenThousandTasks.tsx'

const meta = preview.meta({ title: 'Components/Lessons/Reducer Demo/Tasks', tags: ['proof'] })

export const AddThreeTimesAndReset = meta.story({
  render: () => <SmallestReducer />,
  play: async (context) => {
    const { canvas, userEvent } = context
    for (let times = 0; times < 3; times += 1) {
      await expect(isDoneOn(context, tasks.addThreeTimes)).toBe(false)
      await userEvent.click(canvas.getByRole('button', { name: 'Add 5' }))
    }
    await expect(isDoneOn(context, tasks.addThreeTimes)).toBe(true)
    await expect(isDoneOn(context, tasks.resetBoth)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(isDoneOn(context, tasks.resetBoth)).toBe(true)
  },
})

export const SimulateLoading = meta.story({
  render: () => <ReducerCounter />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Simulate Loading' }))
    await expect(isDoneOn(context, tasks.simulateLoading)).toBe(false)
    await waitFor(() => expect(isDoneOn(context, tasks.simulateLoading)).toBe(true))
  },
})

export const SetNonsense = meta.story({
  render: () => <ReducerCounter />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const input = canvas.getByRole('textbox', { name: 'Custom value' })
    await userEvent.type(input, '0{Enter}')
    await expect(isDoneOn(context, tasks.setNonsense)).toBe(false)
    await userEvent.clear(input)
    await userEvent.type(input, '12 apples{Enter}')
    await expect(isDoneOn(context, tasks.setNonsense)).toBe(true)
  },
})

export const LeaveAndComeBack = meta.story({
  render: () => <KeptAbove />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Add 1 in the screen')
    await press('Add 1 above the screen')
    await press('Leave the screen')
    await expect(isDoneOn(context, tasks.leaveAndComeBack)).toBe(false)
    await press('Come back')
    await expect(isDoneOn(context, tasks.leaveAndComeBack)).toBe(true)
  },
})

export const RenderOneRow = meta.story({
  render: () => <TenThousandTasks />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Count from 0' }))
    await expect(isDoneOn(context, tasks.renderOneRow)).toBe(false)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Task 3' }))
    await waitFor(() => expect(isDoneOn(context, tasks.renderOneRow)).toBe(true))
  },
})

export const CompleteOneOfTwo = meta.story({
  render: () => <LocalTaskList />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox', { name: 'New task' }), 'One{Enter}Two{Enter}')
    await expect(isDoneOn(context, tasks.completeOneOfTwo)).toBe(false)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'One' }))
    await expect(isDoneOn(context, tasks.completeOneOfTwo)).toBe(true)
  },
})
