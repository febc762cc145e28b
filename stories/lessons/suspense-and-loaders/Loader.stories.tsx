import { expect } from 'storybook/test'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { proves } from '#course/story/onStage.ts'
import preview from '#storybook/preview.tsx'
import { LoaderSite } from './demos/LoaderSite.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Suspense and loaders/Loader',
  tags: ['server'],
  // The small browser brings a router of its own.
  parameters: { reactRouter: { disable: true } },
  render: () => (
    <>
      <ShowCache />
      <LoaderSite />
    </>
  ),
})

export const AsksBeforeItRenders = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step, world } = context
    const follow = async () => userEvent.click(await canvas.findByRole('link', { name: /posts of User 1/ }))
    const back = async () => userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    const answer = world.network.hold('GET')
    await step('the loader asks, and the old page stays meanwhile', async () => {
      await follow()
      await expect(await canvas.findByText('Loading...')).toBeVisible()
      await expect(canvas.getByRole('link', { name: /posts of User 1/ })).toBeVisible()
    })
    await step('the page renders with its posts', async () => {
      await proves(context, tasks.followTheLink, () => answer.release())
    })
    await step('Back, and again: the posts are there, and no request leaves', async () => {
      await back()
      await follow()
      await expect(await canvas.findByText('10 posts by User 1')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(1)
    })
    await step(
      'once they are stale, they are there all the same, and a request leaves behind them',
      async () => {
        world.network.hold('GET')
        await back()
        await cacheOf(world)?.invalidateQueries({ refetchType: 'none' })
        await proves(context, tasks.backAndAgain, follow)
        await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 'pending'])
      },
    )
  },
})
