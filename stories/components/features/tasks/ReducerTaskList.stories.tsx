import preview from '#storybook/preview.tsx'
import { ReducerTaskList } from '#features/tasks/ReducerTaskList.tsx'
import { collectionOf, noTasks } from '#features/tasks/tasks.ts'
import { fewTasks } from './fewTasks.ts'

const meta = preview.meta({
  title: 'Components/Features/Tasks/Reducer task list',
  component: ReducerTaskList,
  parameters: { layout: 'padded' },
  args: { initial: collectionOf(fewTasks) },
})

export const Ready = meta.story()

export const Empty = meta.story({ args: { initial: noTasks } })
