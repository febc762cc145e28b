import { expect } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { TestWhatQueries } from '#screens/TestWhatQueries.tsx'

const meta = preview.meta({
  title: 'Components/Screens/Test what queries',
  tags: ['server'],
  component: TestWhatQueries,
})

type Run = Pick<StoryContext, 'canvas' | 'userEvent'>

const chooseVersion = ({ canvas, userEvent }: Run, that: string) =>
  userEvent.selectOptions(canvas.getByLabelText('Version'), that)

async function addPost({ canvas, userEvent }: Run): Promise<void> {
  await userEvent.type(canvas.getByLabelText('New post'), 'Feed the cat{Enter}')
}

export const Ready = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step, world } = context
    await step('the posts of the user are here', async () => {
      await expect(await canvas.findAllByRole('listitem')).toHaveLength(10)
    })
    await step('a post is added once, and the field is empty and has the focus', async () => {
      await addPost(context)
      await expect(await canvas.findByText('Feed the cat')).toBeVisible()
      await expect(world.log.entries().filter(({ method }) => method === 'POST')).toHaveLength(1)
      await expect(canvas.getByLabelText('New post')).toHaveFocus()
      await expect(canvas.getByLabelText('New post')).toHaveValue('')
    })
    await step('Find keeps those with the word', async () => {
      await userEvent.type(canvas.getByLabelText('Find'), 'the cat')
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    })
    await step('another user has other posts', async () => {
      await userEvent.clear(canvas.getByLabelText('Find'))
      await userEvent.selectOptions(canvas.getByLabelText('User'), 'User 2')
      await eventually(world, () => expect(canvas.getAllByRole('listitem')).toHaveLength(10))
      await expect(canvas.queryByText('Feed the cat')).not.toBeInTheDocument()
    })
  },
})

export const Failed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: 1 } } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server failed to answer (500)')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10)
  },
})

/** An add that fails says so, and can be tried again. */
export const AnAddFails = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { failing: { method: 'POST', times: 1 } } } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findAllByRole('listitem')
    await addPost(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('Feed the cat')).toBeVisible()
  },
})

export const SavesAPostTwice = meta.story({
  tags: ['proof'],
  play: async (context) => {
    const { canvas, world } = context
    await chooseVersion(context, 'one that saves a new post twice')
    await canvas.findAllByRole('listitem')
    await addPost(context)
    await expect(await canvas.findAllByText('Feed the cat')).toHaveLength(2)
    await expect(world.log.entries().filter(({ method }) => method === 'POST')).toHaveLength(2)
  },
})
