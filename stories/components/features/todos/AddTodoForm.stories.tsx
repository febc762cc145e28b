import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { AddTodoForm } from '#features/todos/AddTodoForm.tsx'

const meta = preview.meta({
  title: 'Components/Features/Todos/Add todo form',
  component: AddTodoForm,
  parameters: { layout: 'padded' },
  args: { title: '', pending: false, onTitleChange: fn(), onAdd: fn() },
})

export const Empty = meta.story()

export const Typed = meta.story({ args: { title: 'Write to Grace' } })

/** The form stays usable meanwhile. */
export const Pending = meta.story({ args: { pending: true } })
