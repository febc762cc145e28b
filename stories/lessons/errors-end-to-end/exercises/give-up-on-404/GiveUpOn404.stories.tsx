import { expect, waitFor } from 'storybook/test'
import { ApiError } from '#api/ApiError.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { LibraryDefaults } from '#screens/errors-end-to-end/LibraryDefaults.tsx'
import type { World } from '#mocks/world.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { fastForward } from '../../demos/fastForward.ts'
import { giveUpOn404 } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Errors end to end/Give up on 404',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: {
    world: {
      network: { latencyMs: 100, failing: { method: 'GET', times: Infinity, how: 'not-found' } },
    },
  },
  render: ({ answer: { Posts } }: { answer: typeof answer }) => (
    <LibraryDefaults>
      <ShowCache />
      <AnswerSlot>
        <Posts />
      </AnswerSlot>
    </LibraryDefaults>
  ),
})

const until = (isIt: () => boolean) => waitFor(() => expect(isIt()).toBe(true), { timeout: 10_000 })

export const Solution = meta.story({
  args: { answer },
  // At 60×, so that a pause of 4 s takes 67 ms.
  play: graded(async ({ canvas, userEvent, step, world }) => {
    let before = 0
    const requests = () => world.log.entries().length - before
    /** Whether nothing is in flight any more, and an error is on the page: one of before can stay beside data. */
    const gaveUp = () =>
      requests() > 0 &&
      world.log.entries().at(-1)?.outcome !== 'pending' &&
      cacheOf(world)?.isFetching() === 0 &&
      canvas.queryByRole('alert') !== null
    const recovered = () => requests() > 0 && world.log.entries().at(-1)?.outcome === 200

    /** Another round on a network that fails in another way. */
    async function askAgain(failing: { times: number; how?: 'dropped' | 503 }): Promise<void> {
      world.network.set({ failing: { method: 'GET', ...failing } })
      before = world.log.entries().length
      await because('The page should have a button named “Ask again”.', () =>
        userEvent.click(canvas.getByRole('button', { name: 'Ask again' })),
      )
    }

    await fastForward(async () => {
      await step('a 404 is an error after one request', async () => {
        await because('The server answers 404, and the page shows no error.', () =>
          until(() => gaveUp() || requests() > 1),
        )
        await because(
          () => whyAgain(world),
          () => requests() === 1,
        )
      })
      await step('a server that fails twice with a 500 is asked three times', async () => {
        await askAgain({ times: 2 })
        await because('After “Ask again” the server recovers, and the page should show 100 posts.', () =>
          until(() => recovered() || gaveUp()),
        )
        await because(
          () =>
            `The server failed with a 500 and would have answered the third request. The page gave up after ${requests()}. A 500 may pass.`,
          recovered,
        )
      })
      await step('after a lost connection it asks again', async () => {
        await askAgain({ times: 1, how: 'dropped' })
        await because('After “Ask again” the connection is lost once, and nothing follows.', () =>
          until(() => recovered() || gaveUp()),
        )
        await because(
          'The connection was lost once, and the page gave up. There was no answer, so `error.status` is undefined, and that is not 404.',
          recovered,
        )
      })
      await step('what keeps failing, a server or a connection, is asked four times', async () => {
        for (const how of [503, 'dropped'] as const) {
          await askAgain({ times: Infinity, how })
          const what = how === 503 ? 'The server answered 503 each time' : 'The connection stayed lost'
          await because(`${what}, and the page shows no error.`, () =>
            until(() => gaveUp() || requests() > 5),
          )
          await because(
            () =>
              requests() > 5
                ? `${what}, and a sixth request left. Without a limit the query asks for ever: whatever the error is, let \`retry\` look at \`count\`, too.`
                : requests() === 1
                  ? `${what}, and the page gave up at once. That may pass, as a 500 does: only a 404 is final here.`
                  : `${what}, and the page gave up after ${requests()} requests. Three retries make four: \`count\` is 0 after the first failure, so they end with \`count < 3\`.`,
            () => requests() === 4,
          )
        }
      })
    }, 60)
  }),
})

/** Why a query asks again after a 404, by what its `retry` says. */
function whyAgain(world: World): string {
  const [query] = cacheOf(world)?.getQueryCache().getAll() ?? []
  const retry: unknown = query?.options.retry
  if (typeof retry !== 'function')
    return 'The server answered 404, and the query asked again. What does not exist will not exist a second later. Let `retry` be a function that looks at the error.'
  return retry(0, new ApiError('status', 'The server failed.', { status: 500 }))
    ? 'The server answered 404, your `retry` was asked, and it let the query ask again. An `ApiError` has the status as `error.status`.'
    : 'The server answered 404, and the query asked again. After a 500 it would give up: your `retry` says yes and no the wrong way round.'
}

export const StartingPoint = Solution.extend(
  startingPoint(giveUpOn404, Solution, /Let `retry` be a function/),
)
