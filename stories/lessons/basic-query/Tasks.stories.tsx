import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { press } from '#course/story/acting.ts'
import { proves } from '#course/story/onStage.ts'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Basic Query/Tasks',
  tags: ['server', 'proof'],
  component: BasicQuery,
})

export const InOrder = meta.story({
  play: async (context) => {
    await context.canvas.findByText('100 posts')
    await choosesUser2(context)
    await leavesBeforeTheAnswer(context)
  },
})

export const AskAgain = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
  play: async (context) => {
    await context.canvas.findByRole('alert')
    await proves(context, tasks.askAgain, () => press(context, 'Retry'))
  },
})

function choose({ canvas, userEvent }: StoryContext, user: string): Promise<void> {
  return userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), user)
}

function choosesUser2(context: StoryContext): Promise<void> {
  return proves(context, tasks.chooseUser2, () => choose(context, 'User 2'))
}

async function leavesBeforeTheAnswer(context: StoryContext): Promise<void> {
  const { log, network } = context.world
  const asked = log.entries().length
  const ofUser3 = network.hold('GET', 'userId=3')
  await choose(context, 'User 3')
  await waitFor(() => expect(log.entries()).toHaveLength(asked + 1))
  await proves(context, tasks.leaveBeforeTheAnswer, () => choose(context, 'User 1'))
  ofUser3.release()
}
