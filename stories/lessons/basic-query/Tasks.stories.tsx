import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { press } from '#course/story/acting.ts'
import { isDoneOn, proves } from '#course/story/onStage.ts'
import { LeaveAndReturn } from './demos/LeaveAndReturn.tsx'
import { StaleAndWaiting } from './demos/StaleAndWaiting.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Basic Query/Tasks',
  tags: ['server', 'proof'],
  component: BasicQuery,
})

export const BackToUser1 = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('100 posts')
    const filter = canvas.getByRole('combobox', { name: 'Filter by user' })
    for (const user of ['User 1', 'User 2']) {
      await userEvent.selectOptions(filter, user)
      await canvas.findByText('10 posts')
      await expect(isDoneOn(context, tasks.backToUser1)).toBe(false)
    }
    await proves(context, tasks.backToUser1, () => userEvent.selectOptions(filter, 'User 1'))
  },
})

export const LeaveBeforeTheAnswer = meta.story({
  parameters: { world: { network: { latencyMs: 400 } } },
  play: async (context) => {
    const { canvas, userEvent, world } = context
    await canvas.findByText('100 posts')
    const filter = canvas.getByRole('combobox', { name: 'Filter by user' })
    await userEvent.selectOptions(filter, 'User 2')
    await waitFor(() => expect(world.log.entries()).toHaveLength(2))
    await proves(context, tasks.leaveBeforeTheAnswer, () => userEvent.selectOptions(filter, 'User 3'))
  },
})

export const AskAgain = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
  play: async (context) => {
    await context.canvas.findByRole('alert')
    await proves(context, tasks.askAgain, () => press(context, 'Retry'))
  },
})

export const ComeBackWhileFresh = meta.story({
  render: () => <LeaveAndReturn />,
  play: async (context) => {
    await context.canvas.findByText('100 posts')
    await press(context, 'Leave the screen')
    await proves(context, tasks.comeBackWhileFresh, () => press(context, 'Come back'))
  },
})

export const RefreshByFocus = meta.story({
  render: () => <StaleAndWaiting />,
  play: async (context) => {
    await context.canvas.findByText('10 posts, stale')
    await proves(context, tasks.refreshByFocus, () => press(context, 'Return to this tab'))
  },
})
