import { QueryClient } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router-dom'
import { createApiClient } from '#api/client.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { untilQuiet } from '#course/story/acting.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { atOnce, eventually } from '#course/story/eventually.ts'
import preview from '#storybook/preview.tsx'
import { backForFree } from './exercise.ts'
import { Site } from './Site.tsx'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Suspense and loaders/Back for free',
  tags: ['!dev', 'autodocs', 'server'],
  // The small browser brings a router of its own.
  parameters: { reactRouter: { disable: true }, world: { network: { latencyMs: 200 } } },
  render: ({ answer: { postsRoute } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <ShowCache />
      <Site routeIn={postsRoute} />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ args: { answer }, canvas, userEvent, step, world }) => {
    const requests = () => world.log.entries().filter(({ path }) => path === 'posts?userId=1').length
    const link = () => canvas.findByRole('link', { name: 'User 1' })
    const follow = async () => userEvent.click(await link())
    const goBack = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await link()
    }
    const posts = () => canvas.getByText('10 posts by User 1')

    await step('the loader puts the posts of a user into the cache, before anything renders', async () => {
      const client = new QueryClient()
      const router = createMemoryRouter([
        { path: '/' },
        answer.postsRoute({ client, api: createApiClient(world) }),
      ])
      await router.navigate('/users/2')
      router.dispose()
      await because(
        'The site went to /users/2, and no page has rendered yet: the cache that `postsRoute` was given as `client` has no posts. Let the loader put them there.',
        () =>
          eventually(world, () =>
            client
              .getQueryCache()
              .getAll()
              .some(({ state }) => state.data !== undefined),
          ),
      )
    })
    await step('the first visit shows the posts, after one request', async () => {
      await follow()
      await because('The link was followed, and the 10 posts of User 1 are not on the page.', () =>
        eventually(world, posts),
      )
      await untilQuiet(world)
      await because(
        () =>
          `One visit made ${requests()} requests: the page did not find in its entry, fresh, what the loader had asked for. Let both use the same key and the same stale time.`,
        () => requests() === 1,
      )
    })
    await step('Back, and the link again: the posts are there, without a request', async () => {
      await goBack()
      await follow()
      await because('On the second visit, the posts are not on the page.', () => eventually(world, posts))
      await untilQuiet(world)
      await because(
        'The posts were only moments old, and the second visit asked for them again. A loader runs on each navigation: let it look into the cache first.',
        () => requests() === 1,
      )
    })
    await step('a visit to stale posts shows them at once', async () => {
      await goBack()
      await cacheOf(world)?.invalidateQueries({ refetchType: 'none' })
      world.database.removePost(1)
      world.network.hold('GET')
      await follow()
      await because(
        'The posts were in the cache, but stale, and the visit waited for newer ones: the loader did not return before they came. Old posts are better than none.',
        () => atOnce(posts),
      )
    })
    await step('asks for newer ones behind them', async () => {
      await because(
        'The posts are stale, and nothing has asked for newer ones: neither the loader nor the page. A hook that reads the entry asks by itself when it mounts, unless its stale time says never.',
        () => atOnce(() => requests() === 2),
      )
    })
    await step('and shows them when they are here', async () => {
      world.network.openGates()
      await because(
        'Newer posts came into the cache, and the page still shows the old ones. What a loader has returned stays as it was: read the entry with a hook.',
        () => eventually(world, () => canvas.getByText('9 posts by User 1')),
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(backForFree, Solution, /has no posts. Let the loader put them there/),
)
