import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { AddTaskForm } from '#features/tasks/AddTaskForm.tsx'

const meta = preview.meta({
  title: 'Components/Features/Tasks/Add task form',
  component: AddTaskForm,
  parameters: { layout: 'padded' },
  args: { onAdd: fn() },
})

export const Ready = meta.story()
