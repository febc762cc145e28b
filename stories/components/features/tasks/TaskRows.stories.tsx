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

/** Beyond 200 rows only the visible ones are in the document. */
export const Long = meta.story({
  args: {
    tasks: Array.from({ length: 1000 }, (_, id) => ({ id, title: `Task ${id + 1}`, completed: false })),
  },
})
