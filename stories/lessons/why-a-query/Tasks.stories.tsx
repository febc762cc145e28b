import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { isDoneOn } from '#course/story/onStage.ts'
import { WhyAQuery } from '#screens/WhyAQuery.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Why a query?/Tasks',
  tags: ['server', 'proof'],
  component: WhyAQuery,
})

export const ComeBack = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(isDoneOn(context, tasks.comeBack)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await waitFor(() => expect(isDoneOn(context, tasks.comeBack)).toBe(true))
  },
})

export const FailOnce = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Fail once' }))
    await expect(isDoneOn(context, tasks.failOnce)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'User 3' }))
    await waitFor(() => expect(isDoneOn(context, tasks.failOnce)).toBe(true))
  },
})
