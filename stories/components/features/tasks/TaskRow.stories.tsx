import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TaskRow } from '#features/tasks/TaskRow.tsx'

const meta = preview.meta({
  title: 'Components/Features/Tasks/Task row',
  component: TaskRow,
  parameters: { layout: 'padded' },
  args: { task: { id: 1, title: 'Water the plants', completed: false }, onToggle: fn(), onDelete: fn() },
})

export const Open = meta.story()

export const Completed = meta.story({
  args: { task: { id: 1, title: 'Water the plants', completed: true } },
})

/** As in the root task list, whose tasks are added and deleted only. */
export const WithoutACheckbox = meta.story({
  render: ({ task, onDelete }) => <TaskRow {...{ task, onDelete }} />,
})
