import type { StoryContext } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Ground } from '#course/story/Ground.ts'
import { mostUnderWay } from '#course/story/acting.ts'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import preview from '#storybook/preview.tsx'
import { Numbers as AllAtOnce } from './demos/SmallestAtOnce.tsx'
import { Numbers as OneByOne } from './demos/SmallestInTurn.tsx'

const shows = (stage: HTMLElement) => firstOf(stage, /100 posts, 200 todos/, /Loading\.\.\./)

const meta = preview.meta({
  title: 'Components/Lessons/Suspense and loaders/Waterfall',
  tags: ['server'],
  parameters: { shows, world: { network: { latencyMs: 600 } } },
})

export const InTurn = meta.story({
  render: () => suspended(OneByOne),
  play: async (context) => {
    const most = await mostUnderWayUntilShown(context)
    await context.step('the second request left only when the first answer was here', () =>
      expect(most).toBe(1),
    )
  },
})

export const AtOnce = meta.story({
  render: () => suspended(AllAtOnce),
  play: async (context) => {
    const most = await mostUnderWayUntilShown(context)
    await context.step('both requests were in flight at the same time', () => expect(most).toBe(2))
  },
})

async function mostUnderWayUntilShown({ canvasElement, step, world }: StoryContext): Promise<number> {
  const most = mostUnderWay(world)
  await step('both numbers are there, after two requests', async () => {
    await waitFor(() => expect(shows(canvasElement)).toBe('100 posts, 200 todos'), { timeout: 8000 })
    await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts', 'todos'])
  })
  return most()
}

function suspended(Numbers: typeof OneByOne) {
  return (
    <Ground>
      <Suspense fallback={<p>Loading...</p>}>
        <WithFetchers of={Numbers} />
      </Suspense>
    </Ground>
  )
}
