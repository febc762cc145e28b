import preview from '#storybook/preview.tsx'
import { TodoList } from '#features/todos/TodoList.tsx'

const todos = [
  { id: 1, title: 'Water the plants', completed: true },
  { id: 2, title: 'Write to Grace', completed: false },
]

const meta = preview.meta({
  title: 'Components/Features/Todos/Todo list',
  component: TodoList,
  parameters: { layout: 'padded' },
  args: { todos },
})

export const Ready = meta.story()

export const Empty = meta.story({ args: { todos: [] } })

/** The server has not confirmed the newest one. */
export const Saving = meta.story({
  args: { todos: [...todos, { id: 9, title: 'Read', completed: false, temporaryId: 9 }], saving: [9] },
})

export const WithoutATitle = meta.story({ args: { todos: [{ id: 1, title: ' ', completed: false }] } })
