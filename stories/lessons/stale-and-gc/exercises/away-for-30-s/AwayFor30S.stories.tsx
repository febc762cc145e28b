import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { Visits } from '#course/story/Visits.tsx'
import * as byQueryOptions from './answers/ByQueryOptions.tsx'
import { passAtLeast, passExactly } from './pass.ts'
import { awayFor30S } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Stale and gc/Away for 30 s',
  tags: ['!dev', 'server'],
  parameters: { world: { network: { latencyMs: 200 } } },
  render: ({ answer: { Posts } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <ShowCache />
      <Visits>
        <Posts />
      </Visits>
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const requests = () => world.log.entries().length
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const isHere = () => canvas.queryByText(/^10 posts/) !== null
    const isTrusted = () => cacheOf(world)?.getQueryCache().getAll()[0]?.isStale() === false

    await step('the 10 posts come', () =>
      because('The screen should begin by asking for its 10 posts, and they do not come.', () =>
        canvas.findByText(/^10 posts/, {}, { timeout: 2000 }),
      ),
    )
    await step('back within 30 seconds: the posts, and no request', async () => {
      await press('Leave')
      // A little less: clicks take their time, too.
      passExactly(25_000)
      await press('Come back')
      await because(async () => {
        await canvas.findByText(/^10 posts/, {}, { timeout: 2000 })
        return isTrusted()
          ? 'Back within 30 seconds, and the screen began with Loading. What is gone cannot be fresh, however long it was to be trusted: for how long is an entry kept that nobody reads?'
          : 'Back within 30 seconds, and the screen began with Loading: its entry was thrown away soon after the screen was left. Let it be kept for longer, and trusted for a while.'
      }, isHere)
      await because(
        'Back within 30 seconds, the posts were still here, and yet the server was asked. Kept is not trusted: how long is an answer good without asking?',
        () => requests() === 1,
      )
    })
    await step('back after two minutes: the posts, and a request in the background', async () => {
      await press('Leave')
      await passAtLeast(120_000)
      await press('Come back')
      await because(
        'Back after two minutes, and the screen began with Loading: the posts were thrown away meanwhile. Old posts are better than none while new ones are on their way.',
        isHere,
      )
      await because(
        () =>
          isTrusted()
            ? 'Back after two minutes, and nobody asked the server. The posts may have changed long ago, and an answer that is trusted for ever stays as it is.'
            : 'Back after two minutes, and nobody asked the server. The posts are known to be stale, but your query is never asked for on a mount.',
        () => waitFor(() => expect(requests()).toBe(2), { timeout: 1000 }),
      )
    })
  }),
})

const { start } = answersTo(awayFor30S, Solution)

export const StartingPoint = Solution.extend(start.wrong(/thrown away soon after the screen was left/))

export const ByQueryOptions = Solution.extend({ args: { answer: byQueryOptions } })

export const ByTheAge = Solution.extend(
  start
    .with([
      'gcTime: 1000',
      `refetchOnMount: ({ state }) =>
      Date.now() - state.dataUpdatedAt > 60_000 ? 'always' : false`,
    ])
    .right(),
)

export const KeptForAMinute = Solution.extend(
  start
    .with([
      'gcTime: 1000',
      `staleTime: 60_000,
    gcTime: 60_000`,
    ])
    .wrong(/after two minutes, and the screen began with Loading/),
)

export const NotOnMount = Solution.extend(
  start
    .with(['gcTime: 1000', 'refetchOnMount: false'])
    .wrong(/nobody asked the server.*never asked for on a mount/),
)

export const OnlyKept = Solution.extend(
  start.with(['gcTime: 1000', 'gcTime: Infinity']).wrong(/Kept is not trusted/),
)

export const OnlyTrusted = Solution.extend(
  start
    .with([
      '}),',
      `}),
    staleTime: 60_000,`,
    ])
    .wrong(/What is gone cannot be fresh/),
)

export const TrustedForEver = Solution.extend(
  start.with(['gcTime: 1000', 'staleTime: Infinity']).wrong(/nobody asked the server.*trusted for ever/),
)
