import { noop } from '@tanstack/react-query'
import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { Server } from './Server.tsx'
import { theLie } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Basic Query/The lie',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 200, failing: { method: 'GET', times: 1 } } } },
  render: ({ answer: { Posts } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <ShowCache />
      <Server>{(fetch) => <Posts fetch={fetch} />}</Server>
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const requestOf = (user: number) =>
      world.log.entries().find(({ path }) => path === `posts?userId=${user}`)
    const choose = (user: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), user)

    const said = () => canvas.queryByText(/ posts$/)?.textContent

    await step('a server that fails is an alert', async () => {
      // However often an answer tries.
      world.network.set({ failing: { method: 'GET', times: Infinity } })
      await because('The page should ask for the posts when it opens, and no request has left.', () =>
        eventually(world, () => expect(world.log.entries()).not.toHaveLength(0)),
      )
      await eventually(world, () => expect(canvas.queryByRole('alert') ?? said()).toBeTruthy()).catch(noop)
      await because(
        () => {
          if (said() === '0 posts')
            return 'The server failed, and the page says “0 posts”. A reader takes that for an empty list. Let `queryFn` throw: then the query is in error, and the alert shows.'
          const [query] = cacheOf(world)?.getQueryCache().getAll() ?? []
          if (query?.state.data instanceof Error)
            return `The server failed, and the page says “${said()}”: the error was returned, and what \`queryFn\` returns is data. Throw it.`
          return said() === undefined
            ? 'The server failed, and the page shows no alert. Once `queryFn` throws, `isError` is true.'
            : `The server failed, and the page says “${said()}”: what came with the 500 was kept as data. Only what \`queryFn\` throws is an error.`
        },
        () => canvas.getByRole('alert'),
      )
    })
    await step('Retry brings the 100 posts', async () => {
      world.network.set({ failing: undefined })
      await because('There is an alert, and no button named Retry: the reader has no way on.', async () =>
        userEvent.click(canvas.getByRole('button', { name: 'Retry' })),
      )
      await because('After Retry the server is well, and the page should say “100 posts”. It does not.', () =>
        eventually(world, () => canvas.getByText('100 posts')),
      )
    })
    await step('whatever else the server answers in place of posts is an alert, too', async () => {
      for (const [user, how] of [
        ['User 3', 429],
        ['User 2', 503],
      ] as const) {
        world.network.set({ failing: { method: 'GET', times: Infinity, how } })
        await choose(user)
        // Until the answer is here, the page may say what it said before.
        await because(
          () =>
            `The server answered ${how}, and the page ${said() === undefined ? 'shows no alert' : `says “${said()}”`}. Each status that is not in the two hundreds is a failure: \`response.ok\` knows them all.`,
          () => eventually(world, () => canvas.getByRole('alert')),
        )
      }
      world.network.set({ failing: undefined })
    })
    await step('User 1, and at once User 2: the request for User 1 is given up', async () => {
      const ofUser1 = world.network.hold('GET', 'userId=1')
      await choose('User 1')
      await because('User 1 is chosen, and no request for `posts?userId=1` has left.', () =>
        eventually(world, () => expect(requestOf(1)).toBeDefined()),
      )
      await choose('User 2')
      await because('User 2 is chosen, and the page does not show their 10 posts.', () =>
        eventually(world, () => canvas.getByText('10 posts')),
      )
      await because(
        'User 2’s posts are here, and the request for User 1 still runs, for nobody. `queryFn` is given a `signal`: hand it to `fetch`, and the request is given up.',
        () => requestOf(1)?.outcome === 'cancelled',
      )
      ofUser1.release()
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(theLie, Solution, /“undefined posts”: what came with the 500 was kept as data/),
)
