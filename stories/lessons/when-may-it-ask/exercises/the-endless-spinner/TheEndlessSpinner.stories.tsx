import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { aWhile, untilQuiet } from '#course/story/acting.ts'
import { ShowCache, elsewhereIn } from '#course/story/cacheOf.tsx'
import { Ground } from '#course/story/Ground.ts'
import { theEndlessSpinner } from './exercise.ts'
import * as answer from './solution.tsx'
import { watchFor } from './watchFor.ts'

const meta = preview.meta({
  title: 'Components/Exercises/When may it ask?/The endless spinner',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 300 } } },
  render: ({ answer: { Posts } }: { answer: typeof answer }) => (
    <CaseSlot>
      {() => (
        <AnswerSlot>
          <ShowCache />
          <Ground>
            <Posts />
          </Ground>
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

const LOADING = 'Loading...'

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const isLoading = () => canvas.queryByText(LOADING) !== null
    const choose = (user: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: 'User' }), user)
    const arrival = (user: string) => eventually(world, () => canvas.getByText(`10 posts by ${user}`))

    await step('nobody is chosen: no request, and nothing loads', async () => {
      await because(
        () =>
          `Nobody is chosen, and a request for “${world.log.entries()[0]?.path}” has left. The query has to stay disabled: what is wrong is what the page says of it.`,
        () => expect(world.log.entries()).toHaveLength(0),
      )
      await because(
        'Nobody is chosen, no request is in flight, and the page says “Loading...”. A disabled query is pending, too: it has no data, and nothing that fetches any.',
        () => !isLoading(),
      )
    })
    await step('User 1 is chosen: it loads, and the posts come', async () => {
      const wasSeen = watchFor(canvasElement, LOADING)
      await choose('User 1')
      await because('User 1 is chosen, and their 10 posts do not come.', () => arrival('User 1'))
      await because(
        'The first posts of User 1 were on their way, and the page did not say “Loading...”. Show that something happens.',
        wasSeen,
      )
      await because(
        'The posts of User 1 are here, and the page still says “Loading...”. A user who is chosen does not mean that posts are on their way.',
        () => !isLoading(),
      )
    })
    await step('User 1 again, after User 2: the posts are here at once, and nothing loads', async () => {
      await choose('User 2')
      await because('User 2 is chosen, and their 10 posts do not come.', () => arrival('User 2'))
      const wasSeen = watchFor(canvasElement, LOADING)
      await choose('User 1')
      await because('The posts of User 1 were in the cache, and are not shown.', () => arrival('User 1'))
      await untilQuiet(world)
      await because(
        'The posts of User 1 were on the page, and it said “Loading...” because they were refreshed. `isFetching` is true for every request. Which field means the first one?',
        () => !wasSeen(),
      )
    })
    await step('User 2 has nothing any more, and then Nobody again: nothing loads', async () => {
      for (const { id } of world.database.posts({ userId: 2 }, { start: 0, limit: Infinity }))
        world.database.removePost(id)
      await choose('User 2')
      await because(
        'The server has answered that User 2 has no posts any more, and the page says “Loading...” for ever. An empty list is an answer, too.',
        async () => {
          await untilQuiet(world)
          return !isLoading()
        },
      )
      await choose('Nobody')
      await because('Nobody is chosen again, and the page says “Loading...”.', () => !isLoading())
      const elsewhere = elsewhereIn(world)
      await aWhile()
      await because(
        'Nobody is chosen, and the page says “Loading...” as soon as something else in the cache loads. `useIsFetching()` without a filter counts every query: ask your own.',
        () => !isLoading(),
      )
      elsewhere.end()
    })
    await step('User 1 on a server that fails: nothing loads after the failure', async () => {
      showCase(world, 1)
      world.network.set({ failing: { method: 'GET', times: Infinity } })
      await choose('User 1')
      await untilQuiet(world)
      await because(
        'The request for User 1 has failed, and the page says “Loading...” for ever. That there is no data does not mean that data is on its way.',
        () => !isLoading(),
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(theEndlessSpinner, Solution, /A disabled query is pending, too/),
)
