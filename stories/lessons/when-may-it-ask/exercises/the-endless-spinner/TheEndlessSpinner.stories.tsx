import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { settled } from '#course/story/acting.ts'
import { Ground } from '#course/story/Ground.ts'
import * as pendingAndFetching from './alternatives/PendingAndFetching.tsx'
import * as pendingForAUser from './alternatives/PendingForAUser.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import { watchFor } from './watchFor.ts'
import * as askingForNobody from './wrong/AskingForNobody.tsx'
import * as isFetching from './wrong/IsFetching.tsx'
import * as noWordAtAll from './wrong/NoWordAtAll.tsx'
import * as whoeverIsChosen from './wrong/WhoeverIsChosen.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/When may it ask?/The endless spinner',
  tags: ['!dev', 'server'],
  parameters: { world: { network: { latencyMs: 300 } } },
  render: ({ answer: { Posts } }: { answer: typeof solution }) => (
    <AnswerSlot>
      <Ground>
        <Posts />
      </Ground>
    </AnswerSlot>
  ),
})

const LOADING = 'Loading...'

export const Solution = meta.story({
  args: { answer: solution },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const isLoading = () => canvas.queryByText(LOADING) !== null
    const choose = (user: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: 'User' }), user)
    const arrival = (user: string) => canvas.findByText(`10 posts by ${user}`, {}, { timeout: 2500 })

    await step('nobody is chosen: no request, and nothing loads', async () => {
      await because(
        () =>
          `Nobody is chosen, and a request for “${world.log.entries()[0]?.path}” has left. The query has to stay disabled: what is wrong is what the page says of it.`,
        () => expect(world.log.entries()).toHaveLength(0),
      )
      await because(
        'Nobody is chosen, no request is under way, and the page says “Loading...”. A disabled query is pending, too: it has no data, and nothing that fetches any.',
        () => !isLoading(),
      )
    })
    await step('User 1 is chosen: it loads, and the posts come', async () => {
      const wasSeen = watchFor(canvasElement, LOADING)
      await choose('User 1')
      await because('User 1 is chosen, and their 10 posts do not come.', () => arrival('User 1'))
      await because(
        'The first posts of User 1 were on their way, and the page did not say “Loading...”. Who waits has to see that something happens.',
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
      await settled(world)
      await because(
        'The posts of User 1 were on the page, and it said “Loading...” because they were refreshed. `isFetching` is true for every request. Which field means the first one?',
        () => !wasSeen(),
      )
    })
    await step('Nobody again: nothing loads', async () => {
      await choose('Nobody')
      await because('Nobody is chosen again, and the page says “Loading...”.', () => !isLoading())
    })
  }),
})

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /A disabled query is pending, too/),
})

export const PendingAndFetching = Solution.extend({ args: { answer: pendingAndFetching } })

export const PendingForAUser = Solution.extend({ args: { answer: pendingForAUser } })

export const AskingForNobody = Solution.extend({
  args: { answer: askingForNobody },
  play: rejects(Solution.play, /a request for “posts” has left/),
})

export const IsFetching = Solution.extend({
  args: { answer: isFetching },
  play: rejects(Solution.play, /because they were refreshed/),
})

export const NoWordAtAll = Solution.extend({
  args: { answer: noWordAtAll },
  play: rejects(Solution.play, /the page did not say “Loading...”/),
})

export const WhoeverIsChosen = Solution.extend({
  args: { answer: whoeverIsChosen },
  play: rejects(Solution.play, /the page still says “Loading...”/),
})
