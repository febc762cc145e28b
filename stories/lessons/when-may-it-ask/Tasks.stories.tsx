import { expect, waitFor } from 'storybook/test'
import type { Task } from '#course/stage/task.ts'
import preview from '#storybook/preview.tsx'
import type { World } from '#mocks/world.ts'
import { ChosenOnAServer } from './demos/ChosenOnAServer.tsx'
import { EntityFirst } from './demos/EntityFirst.tsx'
import { RefetchForNobody } from './demos/RefetchForNobody.tsx'
import { SmallestEnabled } from './demos/SmallestEnabled.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/When may it ask?/Tasks',
  tags: ['server', 'proof'],
})

const isDone = (task: Task, { canvasElement, world }: { canvasElement: HTMLElement; world: World }) =>
  task.isDone({ requests: world.log.entries(), stage: canvasElement })

export const ChooseAUser = meta.story({
  render: () => <ChosenOnAServer>{(chosen) => <SmallestEnabled {...chosen} />}</ChosenOnAServer>,
  play: async (context) => {
    const { canvas, userEvent } = context
    const user = canvas.getByRole('combobox', { name: 'User' })
    await expect(isDone(tasks.chooseAUser, context)).toBe(false)
    await expect(isDone(tasks.backToNobody, context)).toBe(false)
    await userEvent.selectOptions(user, 'User 1')
    await waitFor(() => expect(isDone(tasks.chooseAUser, context)).toBe(true))
    await expect(isDone(tasks.backToNobody, context)).toBe(false)
    await userEvent.selectOptions(user, 'Nobody')
    await waitFor(() => expect(isDone(tasks.backToNobody, context)).toBe(true))
  },
})

export const OneAfterTheOther = meta.story({
  render: () => <EntityFirst />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const post = canvas.getByRole('combobox', { name: 'Post' })
    await expect(isDone(tasks.oneAfterTheOther, context)).toBe(false)
    await userEvent.selectOptions(post, 'Post 12')
    await waitFor(() => expect(isDone(tasks.oneAfterTheOther, context)).toBe(true))
    await expect(isDone(tasks.sameAuthor, context)).toBe(false)
    await userEvent.selectOptions(post, 'Post 15')
    await waitFor(() => expect(isDone(tasks.sameAuthor, context)).toBe(true))
  },
})

export const RefetchBoth = meta.story({
  parameters: { console: { expected: [/Attempted to invoke queryFn when set to skipToken/] } },
  render: () => <RefetchForNobody />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch the disabled one' }))
    await expect(isDone(tasks.refetchBoth, context)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch the skipped one' }))
    await waitFor(() => expect(isDone(tasks.refetchBoth, context)).toBe(true))
  },
})
