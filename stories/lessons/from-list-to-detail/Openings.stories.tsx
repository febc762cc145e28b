import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { press, untilQuiet } from '#course/story/acting.ts'
import { Ground } from '#course/story/Ground.ts'
import { passAtLeast } from '#course/story/pass.ts'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { SmallestInitialData } from './demos/SmallestInitialData.tsx'
import { SmallestPlaceholder } from './demos/SmallestPlaceholder.tsx'
import { FromTheList } from './demos/FromTheList.tsx'
import { SmallestPush } from './demos/SmallestPush.tsx'

/** What stands for the text of the post. */
const shows = (stage: HTMLElement) =>
  firstOf(stage, /on its way/, /has no text/, /Loading/, /Data from an API/)

const meta = preview.meta({
  title: 'Components/Lessons/From list to detail/Openings',
  tags: ['server'],
  parameters: { shows, world: { network: { latencyMs: 700 } } },
})

export const HalfAPostForAWhole = meta.story({
  render: () => <FromTheList>{(props) => <SmallestInitialData {...props} />}</FromTheList>,
  play: async (context) => {
    const { canvas, canvasElement, step, world } = context
    await step('the title is there at once', async () => {
      await press(context, 'Open post 1')
      await expect(await canvas.findByRole('heading')).toHaveTextContent('Server state is borrowed')
    })
    await step('no request leaves, and the text never comes', async () => {
      await untilQuiet(world)
      await expect(world.log.entries()).toEqual([])
      await expect(shows(canvasElement)).toBe('has no text')
    })
  },
})

export const TheTitleStandsIn = meta.story({
  render: () => <FromTheList>{(props) => <SmallestPlaceholder {...props} />}</FromTheList>,
  play: async (context) => {
    const { canvas, canvasElement, step, world } = context
    await step('the title is there at once', async () => {
      await press(context, 'Open post 1')
      await expect(await canvas.findByRole('heading')).toHaveTextContent('Server state is borrowed')
      await expect(shows(canvasElement)).toBe('on its way')
    })
    await step('and one request brings the text', async () => {
      await expect(await canvas.findByText(/^Data from an API belongs/)).toBeVisible()
      await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts/1'])
    })
  },
})

export const PushedByTheList = meta.story({
  parameters: { world: { network: { latencyMs: 50 } } },
  render: () => (
    <>
      <Ground>
        <WithFetchers of={SmallestPush} />
      </Ground>
      <FromTheList>{(props) => <SmallestPlaceholder {...props} />}</FromTheList>
    </>
  ),
  play: async (context) => {
    const { canvas, step, world } = context
    await canvas.findByText('100 details are in the cache')
    await step('the whole post is there, and no request leaves', async () => {
      await press(context, 'Open post 1')
      await expect(await canvas.findByText(/^Data from an API belongs/)).toBeVisible()
      await untilQuiet(world)
      await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts'])
    })
    await step('a refetch of the list writes over the detail', async () => {
      world.database.changePost(1, { title: 'Another title' })
      window.dispatchEvent(new Event('visibilitychange'))
      await expect(await canvas.findByRole('heading', { name: 'Another title' })).toBeVisible()
      await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts', 'posts'])
    })
    await step('five minutes later, the list is still there, and its other details are gone', async () => {
      await passAtLeast(301_000)
      await press(context, 'Open post 2')
      await expect(await canvas.findByText('The text is on its way...')).toBeVisible()
      await untilQuiet(world)
      await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts', 'posts', 'posts/2'])
    })
  },
})
