import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TaskProgress } from '#features/tasks/TaskProgress.tsx'
import { noTasks } from '#features/tasks/tasks.ts'

const meta = preview.meta({
  title: 'Components/Features/Tasks/Task progress',
  component: TaskProgress,
  parameters: { layout: 'padded' },
  args: { collection: { tasks: [], completedCount: 1, totalCount: 3 } },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '1 of 3 completed' })
    await expect(bar).toHaveAttribute('aria-valuenow', '33')
  },
})

export const Empty = meta.story({ args: { collection: noTasks } })

export const Done = meta.story({ args: { collection: { tasks: [], completedCount: 3, totalCount: 3 } } })
