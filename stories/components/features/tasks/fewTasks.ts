import type { Task } from '#features/tasks/tasks.ts'

/** Tasks for the stories of what shows them. */
export const fewTasks: readonly Task[] = [
  { id: 1, title: 'Water the plants', completed: true },
  { id: 2, title: 'Write to Grace', completed: false },
  { id: 3, title: 'Read about reducers', completed: false },
]
