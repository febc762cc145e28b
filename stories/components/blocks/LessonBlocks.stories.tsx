import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { AskAgain } from './AskAgain.tsx'
import { OwnKeys } from './OwnKeys.tsx'
import { SharedKey } from './SharedKey.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({ title: 'Components/For authors/Lesson blocks', tags: ['server'] })

export const AsksAgain = meta.story({
  render: () => <AskAgain />,
  play: async ({ canvas, canvasElement, step, userEvent, world }) => {
    const seen = () => ({ requests: world.log.entries(), stage: canvasElement })
    await step('ten posts arrive', async () => {
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      await expect(tasks.readTheCount.isDone(seen())).toBe(true)
    })
    await step('Ask again sends a second request', async () => {
      await expect(tasks.askAgain.isDone(seen())).toBe(false)
      await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
      await waitFor(() => expect(tasks.askAgain.isDone(seen())).toBe(true))
    })
  },
})

export const AKeyEach = meta.story({
  render: () => <OwnKeys />,
  play: async ({ canvas, step, world }) => {
    await step('the same posts are asked for twice', async () => {
      await waitFor(() => expect(canvas.getAllByText(/10 posts/)).toHaveLength(2))
      await expect(world.log.entries()).toHaveLength(2)
    })
  },
})

export const OneKey = meta.story({
  render: () => <SharedKey />,
  play: async ({ canvas, step, world }) => {
    await step('one request serves both', async () => {
      await waitFor(() => expect(canvas.getAllByText(/10 posts/)).toHaveLength(2))
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})
