import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TaskList } from '#features/tasks/TaskList.tsx'
import { collectionOf, noTasks } from '#features/tasks/tasks.ts'
import { fewTasks } from './fewTasks.ts'

const meta = preview.meta({
  title: 'Components/Features/Tasks/Task list',
  component: TaskList,
  parameters: { layout: 'padded' },
  args: {
    title: 'Tasks',
    note: 'Whoever holds them.',
    collection: collectionOf(fewTasks),
    onAdd: fn(),
    onToggle: fn(),
    onDelete: fn(),
    onClearCompleted: fn(),
  },
})

export const Ready = meta.story()

export const Empty = meta.story({ args: { collection: noTasks } })
