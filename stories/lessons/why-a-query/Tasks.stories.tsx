import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { proves } from '#course/story/onStage.ts'
import { WhyAQuery } from '#screens/WhyAQuery.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Why a query?/Tasks',
  tags: ['server', 'proof'],
  component: WhyAQuery,
  parameters: { world: { network: { latencyMs: 200 } } },
})

export const ComeBack = meta.story({
  play: async (context) => {
    await press(context, 'User 2')
    await waitFor(() => expect(context.canvas.getAllByText('Posts of User 2')).toHaveLength(2))
    await press(context, 'Leave')
    await proves(context, tasks.comeBack, () => press(context, 'Come back'))
  },
})

export const FailOnce = meta.story({
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getAllByText('Posts of User 1')).toHaveLength(2))
    await press(context, 'Fail once')
    await proves(context, tasks.failOnce, () => press(context, 'User 3'))
  },
})
