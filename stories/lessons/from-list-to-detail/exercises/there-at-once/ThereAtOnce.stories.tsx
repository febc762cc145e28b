import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { inCases, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { untilQuiet } from '#course/story/acting.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { atOnce, eventually } from '#course/story/eventually.ts'
import { DetailSlot, detailsIn } from '../DetailSlot.tsx'
import { thereAtOnce } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/From list to detail/There at once',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 200 } } },
  render: ({ answer: { Detail } }: { answer: typeof answer }) => (
    <DetailSlot>
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
    const isShown = (id: number) => canvas.queryByRole('heading', { name: titleOf(id) }) !== null
    /** What the cache holds besides the list. */
    const details = () =>
      cacheOf(world)
        ?.getQueryCache()
        .getAll()
        .filter(({ queryKey }) => queryKey[0] !== 'posts')
        .map(({ state }) => state.data)
        .filter((data) => data !== undefined) ?? []
    const halves = () => details().filter((data) => typeof data !== 'object' || !data || !('body' in data))

    await step('the title of each post is there before its answer', async () => {
      const answers = world.network.hold('GET')
      showCase(world, 1)
      for (const id of [1, 2]) {
        await open(id)
        await because(
          () =>
            isShown(3 - id)
              ? `Post ${id} was opened, and the title of post ${3 - id} stood in for its own. Look in the list for the post with this \`id\`.`
              : `Post ${id} was opened, and its title was not on the page before the answer. The list in the cache has it.`,
          () => atOnce(() => isShown(id)),
        )
      }
      answers.release()
      await untilQuiet(world)
    })
    await step('each post is asked for once, with a new list and with an old one', () =>
      inCases(
        async ({ seed }) => {
          const ageS = seed === 1 ? 10 : 60
          const asked = await openBoth(ageS)
          await because(
            () =>
              halves().length > 0
                ? `The list came ${ageS} s ago, and no request left for a post. The cache holds half of it, takes it for the whole, and for fresh. Let the half stand in without being written into the cache.`
                : `The list came ${ageS} s ago, and no request left for a post. The list does not have its text.`,
            () => asked.length > 0,
          )
          await because(
            `The list came ${ageS} s ago, and two posts were opened, each once. That should make one request for each, and it made ${asked.length}: ${asked.join(', ')}.`,
            () => expect(asked).toEqual(['posts/1', 'posts/2']),
          )
        },
        [1, 2],
      ),
    )
    await step('the cache never holds half a post', async () => {
      const answers = world.network.hold('GET')
      showCase(world, 2)
      await open(1)
      await because(
        'While the request for post 1 was in flight, the cache held this post without its text. Another reader of the entry would take it for the whole post. A placeholder is not written into the cache.',
        () => atOnce(() => isShown(1) && halves().length === 0),
      )
      answers.release()
    })
    await step('the text comes with the answer', () =>
      because('The answer for post 1 has come, and its text is not on the page.', () =>
        eventually(world, () => canvas.getByText(textOf(1))),
      ),
    )
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(thereAtOnce, Solution, /was not on the page before the answer/),
)
