import preview from '#storybook/preview.tsx'
import { LocalTaskList } from '#features/tasks/LocalTaskList.tsx'
import { collectionOf, noTasks } from '#features/tasks/tasks.ts'
import { fewTasks } from './fewTasks.ts'

const meta = preview.meta({
  title: 'Components/Features/Tasks/Local task list',
  component: LocalTaskList,
  parameters: { layout: 'padded' },
  args: { initial: collectionOf(fewTasks) },
})

export const Ready = meta.story()

export const Empty = meta.story({ args: { initial: noTasks } })
