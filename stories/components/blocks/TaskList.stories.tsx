import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TaskList } from '#course/demo/TaskList.tsx'
import type { Task } from '#course/demo/task.ts'
import { askAgain, readTheCount } from './tasks.ts'

const meta = preview.meta({
  title: 'Components/For authors/Tasks of a demo',
  component: TaskList,
  parameters: { layout: 'padded' },
  args: { title: 'Ten posts', tasks: [readTheCount, askAgain], done: new Set<Task>(), latest: undefined },
})

export const OneIsDone = meta.story({
  args: { done: new Set([readTheCount]), latest: readTheCount },
  play: async ({ canvas }) => {
    const [done, other] = canvas.getAllByRole('listitem')
    await expect(done).toHaveTextContent(`Done: ${readTheCount.says}`)
    await expect(other).not.toHaveTextContent('Done: ')
    await expect(canvas.getByRole('status')).toHaveTextContent(`Done: ${readTheCount.says}`)
  },
})

/** Ticks of an earlier visit are there, and nobody is told of them again. */
export const OfAnEarlierVisit = meta.story({
  args: { done: new Set([readTheCount]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Done: ')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
