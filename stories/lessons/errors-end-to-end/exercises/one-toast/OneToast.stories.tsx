import { expect, waitFor, within } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { idle } from '#course/story/acting.ts'
import { cacheOf } from '#course/story/cacheOf.tsx'
import { fastForward } from '../../demos/fastForward.ts'
import { WithToasts } from '../../demos/WithToasts.tsx'
import { oneToast } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Errors end to end/One toast',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 100, failing: { method: 'GET', times: Infinity } } } },
  render: ({ answer: { App } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <WithToasts>{(toast) => <App toast={toast} />}</WithToasts>
    </AnswerSlot>
  ),
})

const patience = { timeout: 5000 }
/** How much faster the page's time runs: a pause of 4 s takes 67 ms. */
const SPEED = 60
/** How long a component may take to tell after the cache has told, in ms of the page's time. */
const RENDERED_MS = SPEED * 200

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const answered = () => world.log.entries().filter(({ outcome }) => outcome !== 'pending').length
    const toasts = () => {
      const list = canvas.queryByRole('list', { name: 'Toasts' })
      return list === null ? 0 : within(list).queryAllByRole('listitem').length
    }
    /** The most toasts that were there before the last of four requests was answered. */
    let early = 0
    const says = (text: string) => canvas.queryByText(text) !== null
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))

    const isTold = (before: number) =>
      eventually(world, () => expect(toasts()).toBeGreaterThan(before)).then(
        () => true,
        () => false,
      )
    /** Tries it out: whether a failure is told as soon as there are posts. */
    async function isToldBehindPosts(): Promise<boolean> {
      world.network.set({ failing: undefined })
      await press('Ask again')
      await waitFor(() => expect(says('List: 100 posts')).toBe(true), patience)
      world.network.set({ failing: { method: 'GET', times: Infinity } })
      await press('Ask again')
      await waitFor(() => expect(answered()).toBe(9), patience)
      return isTold(0)
    }

    await fastForward(async () => {
      await step('the first load fails after four requests: one toast', async () => {
        await because(
          () =>
            answered() > 0 && answered() < 4
              ? `Only ${answered()} of four requests left: without its retries the query gives up where it could have recovered.`
              : 'The page should ask for its posts, and no request has left.',
          () =>
            waitFor(() => {
              if (answered() < 4) early = Math.max(early, toasts())
              expect(answered()).toBe(4)
            }, patience),
        )
        await because(
          async () =>
            (await isToldBehindPosts())
              ? 'The first load has failed, and no toast tells the user. A refetch that fails behind old posts does: do not look for data, which a first load has not got.'
              : 'The query has failed after four requests, and no toast tells the user. In version 5 `useQuery` calls no `onError`. The cache does.',
          () => eventually(world, () => expect(toasts()).toBeGreaterThan(0)),
        )
        await idle(RENDERED_MS)
        await because(
          'The toast is there, but the page is gone: a thrown error replaces all that the boundary holds. A toast needs no boundary.',
          () => canvas.queryByRole('button', { name: 'Ask again' }) !== null,
        )
        await because(
          () =>
            early > 0
              ? `One query failed, and the user was told ${toasts()} times, before the last attempt, too: \`queryFn\` runs for each attempt. Only the last one is a failure of the query.`
              : toasts() === 2
                ? 'One query failed, and the user was told twice: two components read it, and each of them tells. Tell where there is one: in the cache.'
                : `One query failed, and the user was told ${toasts()} times: by the cache, and by each component as well. Leave it to the cache.`,
          () => toasts() === 1,
        )
      })
      await step('the server recovers: 100 posts, and no further toast', async () => {
        world.network.set({ failing: undefined })
        await press('Ask again')
        await because(
          () =>
            answered() === 4
              ? '“Ask again” was pressed, and no request has left. `App` renders for each toast, and has made another `QueryClient`, with an empty cache: make it once, in `useState`.'
              : 'The server recovers, and header and list should say 100 posts.',
          () =>
            waitFor(() => expect(says('Header: 100 posts') && says('List: 100 posts')).toBe(true), patience),
        )
        await because(
          'The server recovered, and the user was told of one more failure.',
          () => toasts() === 1,
        )
      })
      await step('a refetch fails behind the posts, without the header: the second toast', async () => {
        world.network.set({ failing: { method: 'GET', times: Infinity, how: 'dropped' } })
        await press('Hide the header')
        await press('Ask again')
        await because('The refetch should make its four requests, too.', () =>
          waitFor(() => expect(answered()).toBe(9), patience),
        )
        await because(
          async () => {
            await press('Show the header')
            if (await isTold(1))
              return 'The header was hidden, the refetch failed, and there was no toast until the header was back. A toast must not depend on which components are there.'
            await cacheOf(world)?.resetQueries()
            if (await isTold(1))
              return 'The refetch failed behind the old posts, and no toast tells the user. A failure is one, whether there are old posts or not.'
            world.network.set({ failing: { method: 'GET', times: Infinity } })
            await press('Ask again')
            return (await isTold(1))
              ? 'The connection was lost for good, and no toast tells the user. That is a failure, too, although there is no status.'
              : 'The query has failed twice, and the user was told the first time only. After it has recovered, the next failure is a new one.'
          },
          () => eventually(world, () => expect(toasts()).toBeGreaterThan(1)),
        )
        await idle(RENDERED_MS)
        await because(
          () => `Two failures, and ${toasts()} toasts. There should be one for each.`,
          () => toasts() === 2,
        )
      })
      await step('the old posts are still there', () =>
        because(
          'The refetch failed, and the old posts have gone from the page. The query still has them in `data`: old posts are better than none.',
          () => says('List: 100 posts'),
        ),
      )
      await step('it fails once more, at once: the third toast', async () => {
        await press('Ask again')
        await because('The query was asked again, and should make its four requests, too.', () =>
          waitFor(() => expect(answered()).toBe(13), patience),
        )
        await because(
          'The query failed for good twice in a row, and the user was told of one of them: nothing has come between that would let your code forget the first. Each is a failure of its own.',
          () => eventually(world, () => expect(toasts()).toBe(3)),
        )
      })
      await step('the header comes back, and says nothing of what is over', async () => {
        world.network.set({ failing: undefined })
        await press('Show the header')
        await because('The header came back on a server that is well, and does not show 100 posts.', () =>
          waitFor(() => expect(says('Header: 100 posts')).toBe(true), patience),
        )
        await idle(RENDERED_MS)
        await because(
          'The header came back, nothing has failed since, and the user was told of the old failure again. An effect of a component also runs when the component appears: tell where the failure happens, in the cache.',
          () => toasts() === 3,
        )
      })
    }, SPEED)
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(oneToast, Solution, /told [34] times, before the last attempt, too/),
)
