import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TaskRows } from '#features/tasks/TaskRows.tsx'
import { fewTasks } from './fewTasks.ts'

const meta = preview.meta({
  title: 'Components/Features/Tasks/Task rows',
  component: TaskRows,
  parameters: { layout: 'padded' },
  args: { label: 'Tasks', tasks: fewTasks, onToggle: fn(), onDelete: fn() },
})

export const Ready = meta.story()
