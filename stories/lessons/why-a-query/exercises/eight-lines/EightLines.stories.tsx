import { noop } from '@tanstack/react-query'
import { expect, within } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { atOnce, eventually } from '#course/story/eventually.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { passExactly } from '#course/story/pass.ts'
import { LeaveAndComeBack } from '../../demos/LeaveAndComeBack.tsx'
import { Ground } from '#course/story/Ground.ts'
import { FromTheServer } from '../FromTheServer.tsx'
import { eightLines } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Why a query?/Eight lines',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 300 } } },
  render: ({ answer: { Screen } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <ShowCache />
      <Ground>
        <FromTheServer>
          {(fetchPosts) => (
            <LeaveAndComeBack>
              <Screen fetchPosts={fetchPosts} />
            </LeaveAndComeBack>
          )}
        </FromTheServer>
      </Ground>
    </AnswerSlot>
  ),
})

/** For how long an answer has to be good, and an age at which a slow machine, too, still has time to come back. */
const [GOOD_MS, ALMOST_MS] = [10_000, 8000]

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const requests = () => world.log.entries().length
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const showBoth = (text: string) => () => expect(canvas.getAllByText(text)).toHaveLength(2)
    const bothShow = (text: string) => eventually(world, showBoth(text))
    /** They may ask for it all the same, and show it before the answer. */
    const bothShowAtOnce = async (text: string) => {
      const answers = world.network.hold('GET')
      await atOnce(showBoth(text)).finally(answers.release)
    }
    /** When the first answer for User 1 came; the cache has it a moment later. */
    const arrivedAt = () => {
      const first = world.log.entries().find(({ path }) => path === 'posts?userId=1')
      return first === undefined ? 0 : first.startedAt + (first.durationMs ?? 0)
    }
    /** The `staleTime` of what is on the page, if it is one that somebody takes for seconds. */
    const tooFewMs = () => {
      const queries = cacheOf(world)?.getQueryCache().getAll() ?? []
      const staleTime: unknown = queries.flatMap(({ observers }) => observers)[0]?.options.staleTime
      return typeof staleTime === 'number' && staleTime > 0 && staleTime < 1000 ? staleTime : undefined
    }
    const isAlert = () => expect(canvas.getAllByRole('alert')).not.toHaveLength(0)
    const noAlert = (otherwise: string) => () =>
      canvas.queryAllByText('0 posts').length > 0
        ? 'The server failed, and the page says “0 posts”. What the query function catches is no error for the query: let it throw.'
        : otherwise
    const saysSomething = () => [...canvas.queryAllByRole('alert'), ...canvas.queryAllByText('0 posts')]

    await step('the header and the sidebar share one request', async () => {
      await because('Header and Sidebar should both show the posts of User 1, and they do not.', () =>
        bothShow('Posts of User 1'),
      )
      await because(
        () =>
          `The same posts were asked for ${requests()} times: each component fetches for itself. Queries with the same key share one request.`,
        () => requests() === 1,
      )
    })
    await step('choosing User 2 shows their posts, and nobody else’s meanwhile', async () => {
      await press('User 2')
      await because(
        'User 2 is chosen, and no request has left. For the cache nothing has changed, because the key does not say whose posts it names.',
        () => eventually(world, () => expect(requests()).toBeGreaterThan(1)),
      )
      await because(
        'User 2 is chosen and not answered yet, and the page shows the posts of User 1. A copy in state stays until somebody replaces it: render `data` itself.',
        () => expect(canvas.queryAllByText('Posts of User 1')).toEqual([]),
      )
      await because('User 2 is chosen, and their posts do not come.', () => bothShow('Posts of User 2'))
    })
    await step('back to User 1, and away and back: no further request', async () => {
      await press('User 1')
      await because(
        'Back at User 1 within 10 seconds, and their posts are not here at once: their answer was not kept.',
        () => bothShowAtOnce('Posts of User 1'),
      )
      await press('Leave')
      await press('Come back')
      await because(
        'After coming back, the cache is empty. A client that a component makes while it renders is gone with this component: use the one that is provided.',
        () => bothShowAtOnce('Posts of User 1'),
      )
      await because(
        () => {
          const ms = tooFewMs()
          return ms === undefined
            ? 'The posts were in the cache, and the server was asked again. Data is stale right away unless `staleTime` keeps it fresh.'
            : `The posts were in the cache, and the server was asked again. \`staleTime\` is in milliseconds: ${ms} of them are over at once.`
        },
        () => requests() === 2,
      )
    })
    await step('back when the answer is eight seconds old: no further request', async () => {
      await press('Leave')
      await passExactly(Math.max(0, arrivedAt() + ALMOST_MS - Date.now()))
      await press('Come back')
      await because('After some seconds away, the posts of User 1 are not here at once.', () =>
        bothShowAtOnce('Posts of User 1'),
      )
      await because(
        'The answer for User 1 was less than 10 seconds old, and the server was asked again. For how long does your `staleTime` say that an answer is good?',
        // On a machine that was too slow, the answer may be asked for.
        () => requests() === 2 || Date.now() - arrivedAt() > GOOD_MS,
      )
    })
    await step('a failed request is an alert', async () => {
      world.network.set({ failing: { method: 'GET', times: Infinity } })
      await press('User 3')
      await eventually(world, () => expect(saysSomething()).not.toHaveLength(0)).catch(noop)
      await because(
        noAlert(
          'The server failed, and the page still says that it loads. `useQuery` returns an `error`: hand it to `ShownPosts`.',
        ),
        isAlert,
      )
      await press('User 1')
      world.network.set({ failing: { method: 'GET', times: Infinity, how: 'dropped' } })
      await cacheOf(world)?.refetchQueries({ type: 'active' })
      await because(
        noAlert(
          'The posts of User 1 were on the page and were asked for again, that failed, and there is no alert. An error can come beside `data`: show it then, too.',
        ),
        () => eventually(world, isAlert),
      )
      await press('User 3')
    })
    await step('Retry brings the posts', async () => {
      await eventually(world, isAlert)
      world.network.set({ failing: undefined })
      const [alert] = canvas.getAllByRole('alert')
      await because(
        'There is an alert, and it has no button named Retry. `useQuery` returns a `refetch`: hand it to `ShownPosts` as `onRetry`.',
        () => alert && userEvent.click(within(alert).getByRole('button', { name: 'Retry' })),
      )
      await because(
        'After Retry the server is well, and the posts of User 3 should come in both places.',
        () => bothShow('Posts of User 3'),
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(eightLines, Solution, /asked for 2 times: each component fetches for itself/),
)
