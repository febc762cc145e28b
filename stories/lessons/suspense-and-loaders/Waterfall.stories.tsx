import { expect, waitFor } from 'storybook/test'
import { Ground } from '#course/story/Ground.ts'
import { mostUnderWay } from '#course/story/mostUnderWay.ts'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { firstOf } from '#course/time/firstOf.ts'
import preview from '#storybook/preview.tsx'
import { Part } from '#screens/suspense-and-loaders/Part.tsx'
import { Numbers as AllAtOnce } from './demos/SmallestAtOnce.tsx'
import { Numbers as OneByOne } from './demos/SmallestInTurn.tsx'

const shows = (stage: HTMLElement) => firstOf(stage, /100 posts, 200 todos/, /Loading\.\.\./)

const meta = preview.meta({
  title: 'Components/Lessons/Suspense and loaders/Waterfall',
  tags: ['server'],
  parameters: { shows, world: { network: { latencyMs: 600 } } },
})

export const InTurn = meta.story({
  render: () => inPart(OneByOne),
  play: async ({ canvasElement, step, world }) => {
    const most = mostUnderWay(world)
    await step('both numbers are there, after two requests', async () => {
      await waitFor(() => expect(shows(canvasElement)).toBe('100 posts, 200 todos'), patience)
      await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts', 'todos'])
    })
    await step('and the second one left when the first answer was here', async () => {
      await expect(most()).toBe(1)
    })
  },
})

export const AtOnce = meta.story({
  render: () => inPart(AllAtOnce),
  play: async ({ canvasElement, step, world }) => {
    const most = mostUnderWay(world)
    await step('both numbers are there, after two requests', async () => {
      await waitFor(() => expect(shows(canvasElement)).toBe('100 posts, 200 todos'), patience)
      await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts', 'todos'])
    })
    await step('which were under way at the same time', async () => {
      await expect(most()).toBe(2)
    })
  },
})

const patience = { timeout: 8000 }

function inPart(Numbers: typeof OneByOne) {
  return (
    <Ground>
      <Part>
        <WithFetchers of={Numbers} />
      </Part>
    </Ground>
  )
}
