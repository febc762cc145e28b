import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { inCases, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { untilQuiet } from '#course/story/acting.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { atOnce } from '#course/story/eventually.ts'
import { DetailSlot, detailsIn } from '../DetailSlot.tsx'
import { asOldAsTheList } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/From list to detail/As old as the list',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 200 } } },
  render: ({ answer: { Detail } }: { answer: typeof answer }) => (
    <DetailSlot whole>
      {(id) => (
        <AnswerSlot>
          <ShowCache />
          <Detail id={id} />
        </AnswerSlot>
      )}
    </DetailSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async (context) => {
    const { canvas, step, world } = context
    const { open, openBoth, titleOf, textOf } = detailsIn(context)

    await step('the post of the list is there before any answer', () =>
      inCases(
        async ({ seed }) => {
          const answers = world.network.hold('GET')
          showCase(world, seed)
          for (const id of [1, 2]) {
            await open(id)
            await because(
              `Post ${id} was opened, and its title and its text were not on the page before an answer came. The list has both: look for the post with this \`id\`.`,
              () =>
                atOnce(() => {
                  canvas.getByRole('heading', { name: titleOf(id) })
                  canvas.getByText(textOf(id))
                }),
            )
          }
          answers.release()
          await untilQuiet(world)
        },
        [1, 2],
      ),
    )
    await step('with a list that is 10 s old, no request leaves', async () => {
      const asked = await openBoth(10)
      await because(
        'The list came 10 s ago, and its post was asked for all the same. The post is as old as its list, and a `staleTime` of 30 s is not over.',
        () => asked.length === 0,
      )
    })
    await step('with a list that is a minute old, each post is asked for once', async () => {
      const asked = await openBoth(60)
      const ageMs = Date.now() - (cacheOf(world)?.getQueryState(['post', 2])?.dataUpdatedAt ?? 0)
      await because(
        () =>
          ageMs < 30_000
            ? `The list came a minute ago, and no request left: for the cache, post 2 came ${Math.round(ageMs / 1000)} s ago. Say when the data was fetched: when the list came.`
            : 'The list came a minute ago, and no request left, although its posts are stale.',
        () => asked.length > 0,
      )
      await because(
        `The list came a minute ago, and two posts were opened, each once. That should make one request for each, and it made ${asked.length}: ${asked.join(', ')}.`,
        () => expect(asked).toEqual(['posts/1', 'posts/2']),
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(asOldAsTheList, Solution, /a minute ago, and no request left: for the cache, post 2 came/),
)
