import preview from '#storybook/preview.tsx'
import { TodoListSkeleton } from '#features/todos/TodoListSkeleton.tsx'

const meta = preview.meta({
  title: 'Components/Features/Todos/Todo list skeleton',
  component: TodoListSkeleton,
  parameters: { layout: 'padded' },
  args: { count: 10 },
})

export const Loading = meta.story()
