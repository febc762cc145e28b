import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Demo } from '#course/demo/Demo.tsx'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { TaskList } from '#course/demo/TaskList.tsx'
import type { Task } from '#course/stage/task.ts'
import { OnAPage } from '#course/story/OnAPage.tsx'
import { AskAgain } from './AskAgain.tsx'
import { askAgain, readTheCount } from './tasks.ts'

const meta = preview.meta({
  title: 'Components/UI/Tasks of a demo',
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

const replayed: Task = { ...readTheCount, says: 'Press Replay, and read the count.', afterReplay: true }
const tasks = [readTheCount, replayed]
/** As a story's file exports it. */
const pageOfPosts = { input: {}, meta: { input: { component: AskAgain } } }

/** What a demo does at its first start is nobody's deed. */
export const DoneAfterReplay = meta.story({
  tags: ['server'],
  beforeEach() {
    learnerProgress.resetProgress()
    return () => learnerProgress.resetProgress()
  },
  render: () => (
    <OnAPage>
      <Demo of={pageOfPosts} title="A page of posts" tasks={tasks} />
    </OnAPage>
  ),
  play: async ({ canvas, userEvent }) => {
    const rows = () => within(canvas.getByRole('list', { name: /^Tasks/ })).getAllByRole('listitem')
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Done: '))
    await expect(rows()[1]).not.toHaveTextContent('Done: ')
    await userEvent.click(canvas.getByRole('button', { name: 'Replay: A page of posts' }))
    await waitFor(() => expect(rows()[1]).toHaveTextContent('Done: '))
  },
})
