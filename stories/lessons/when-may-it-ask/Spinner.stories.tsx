import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { PostsOfUser as SaysWhatItLacks } from './demos/SaysWhatItLacks.tsx'
import { PostsOfUser as SpinsForEver } from './demos/SpinsForEver.tsx'

/** The posts, the spinner, or what the page lacks. */
const shows = (stage: HTMLElement) =>
  firstOf(stage, /10 posts by User \d/, /Loading\.\.\./, /Choose a user first/)

const meta = preview.meta({
  title: 'Components/Lessons/When may it ask?/Spinner',
  tags: ['server'],
  parameters: { shows },
})

export const IsPending = meta.story({
  render: () => <SpinsForEver />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    const user = canvas.getByRole('combobox', { name: 'User' })
    await step('nobody is chosen, and it says Loading...', async () => {
      await expect(canvas.getByText('Loading...')).toBeVisible()
      await expect(shows(canvasElement)).toBe('Loading...')
    })
    await step('no request has left, so nothing can end that', async () => {
      await expect(canvas.getByText('idle')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(0)
    })
    await step('a chosen user ends it', async () => {
      await userEvent.selectOptions(user, 'User 1')
      await expect(await canvas.findByText('10 posts by User 1')).toBeVisible()
      await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument()
    })
    await step('with nobody it spins again, and still no request leaves', async () => {
      await userEvent.selectOptions(user, 'Nobody')
      await expect(await canvas.findByText('Loading...')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})

export const IsLoading = meta.story({
  parameters: { world: { network: { latencyMs: 600 } } },
  render: () => <SaysWhatItLacks />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    const user = canvas.getByRole('combobox', { name: 'User' })
    await step('nobody is chosen, and it says what it lacks', async () => {
      await expect(canvas.getByText('Choose a user first.')).toBeVisible()
      await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument()
      await expect(world.log.entries()).toHaveLength(0)
      await expect(shows(canvasElement)).toBe('Choose a user first')
    })
    await step('while a request is in flight, it says Loading...', async () => {
      const posts = world.network.hold('GET')
      await userEvent.selectOptions(user, 'User 1')
      await expect(await canvas.findByText('Loading...')).toBeVisible()
      posts.release()
      await expect(await canvas.findByText('10 posts by User 1')).toBeVisible()
      await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument()
    })
    await step('with nobody it does not spin', async () => {
      await userEvent.selectOptions(user, 'Nobody')
      await expect(await canvas.findByText('Choose a user first.')).toBeVisible()
      await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument()
    })
  },
})
