import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { untilQuiet } from '#course/story/acting.ts'
import { eventually } from '#course/story/eventually.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { Visits } from '#course/story/Visits.tsx'
import { passAtLeast, passExactly } from '#course/story/pass.ts'
import { awayFor30S } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Stale and gc/Away for 30 s',
  tags: ['!dev', 'autodocs', 'server'],
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
    const entry = () => cacheOf(world)?.getQueryCache().getAll()[0]
    const isTrusted = () => entry()?.isStale() === false
    /** Its only reader's `staleTime`, if it is one that somebody takes for seconds. */
    const tooFewMs = () => {
      const staleTime: unknown = entry()?.observers[0]?.options.staleTime
      return typeof staleTime === 'number' && staleTime > 0 && staleTime < 1000 ? staleTime : undefined
    }

    await step('the 10 posts come', () =>
      because('The screen should begin by asking for its 10 posts, and they do not come.', () =>
        eventually(world, () => canvas.getByText(/^10 posts/)),
      ),
    )
    const arrivedAt = Date.now()
    await step('back after five seconds: the posts, and no request', async () => {
      await press('Leave')
      await passExactly(5000)
      await press('Come back')
      await because(async () => {
        await eventually(world, () => canvas.getByText(/^10 posts/))
        return isTrusted()
          ? 'Back after five seconds, and the screen began with Loading. An entry that is gone cannot be fresh: for how long is one kept that nobody reads?'
          : 'Back after five seconds, and the screen began with Loading: its entry was thrown away soon after the screen was left. Let it be kept for longer, and trusted for a while.'
      }, isHere)
      await because(
        () => {
          const ms = tooFewMs()
          return ms === undefined
            ? 'Back after five seconds, the posts were still here, and yet the server was asked. Kept is not trusted: how long is an answer good without asking?'
            : `Back after five seconds, the server was asked: your posts are fresh for ${ms} ms. These times are milliseconds, not seconds.`
        },
        () => requests() === 1,
      )
    })
    await step('back when they are almost 30 seconds old: the posts, and no request', async () => {
      await press('Leave')
      // A little less: clicks take their time, too.
      await passExactly(arrivedAt + 29_000 - Date.now())
      await press('Come back')
      const backAt = Date.now()
      await because(
        'Back when the posts were 29 seconds old, and the screen began with Loading: their entry was thrown away too early.',
        isHere,
      )
      await because(
        'Back when the posts were 29 seconds old, and the server was asked: you trust them, but not for as long as 30 seconds.',
        // On a machine that was too slow, the answer may be asked for.
        () => requests() === 1 || backAt - arrivedAt > 30_000,
      )
    })
    await step('back after two minutes: the posts, and a request in the background', async () => {
      const before = requests()
      await press('Leave')
      await passAtLeast(120_000)
      world.network.set({ failing: { method: 'GET', times: 1 } })
      await press('Come back')
      await because(
        'Back after two minutes, and the screen began with Loading: the posts were thrown away meanwhile. Old posts are better than none while new ones are on their way.',
        isHere,
      )
      await because(
        () =>
          isTrusted()
            ? 'Back after two minutes, and no request was made. The posts may have changed long ago, and an answer that is trusted for ever stays as it is.'
            : 'Back after two minutes, and no request was made. The posts are known to be stale, but your query never asks on a mount.',
        () => eventually(world, () => expect(requests()).toBe(before + 1)),
      )
      await because(
        'Back after two minutes, the request in the background failed, and it took the posts from the screen. They are still in `data`: old posts are better than none.',
        async () => {
          await untilQuiet(world)
          return isHere()
        },
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(awayFor30S, Solution, /thrown away soon after the screen was left/),
)
