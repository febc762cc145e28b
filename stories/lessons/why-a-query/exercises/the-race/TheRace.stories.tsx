import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { settled } from '#course/story/acting.ts'
import { Ground } from '#course/story/Ground.ts'
import { FromTheServer } from '../FromTheServer.tsx'
import * as anAbortController from './alternatives/AnAbortController.tsx'
import * as aNumberForEachRequest from './alternatives/ANumberForEachRequest.tsx'
import * as aPlaceForEachUser from './alternatives/APlaceForEachUser.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import * as abortedToAnEmptyList from './wrong/AbortedToAnEmptyList.tsx'
import * as aDelay from './wrong/ADelay.tsx'
import * as comparedWithItself from './wrong/ComparedWithItself.tsx'
import * as oneFlagForAll from './wrong/OneFlagForAll.tsx'
import * as theUserOfTheAnswer from './wrong/TheUserOfTheAnswer.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Why a query?/The race',
  tags: ['!dev', 'server'],
  parameters: { world: { network: { latencyMs: 200, slower: { pathEnd: 'posts?userId=1', byMs: 1600 } } } },
  render: ({ answer: { Posts } }: { answer: typeof solution }) => (
    <AnswerSlot>
      <Ground>
        <FromTheServer>{(fetchPosts) => <Posts fetchPosts={fetchPosts} />}</FromTheServer>
      </Ground>
    </AnswerSlot>
  ),
})

/** By then a request has left that waits for nothing. */
const AT_ONCE_MS = 400

export const Solution = meta.story({
  args: { answer: solution },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const choose = (user: number) => userEvent.click(canvas.getByRole('button', { name: `User ${user}` }))
    const showsPostsOf = (user: number) => () =>
      canvas.findByText(`Posts of User ${user}`, {}, { timeout: 2500 })
    const requestOf1 = () => world.log.entries().find(({ path }) => path === 'posts?userId=1')
    const said = new Set<string>()
    const listen = () => said.add(canvas.queryByRole('group', { name: 'Posts' })?.textContent ?? '')
    let chosenAt = 0

    await step('the posts of User 2 come first', () =>
      because('The page should begin with the posts of User 2, and they do not come.', showsPostsOf(2)),
    )
    await step('User 1 is chosen, and its request leaves', async () => {
      chosenAt = Date.now()
      await choose(1)
      await because('User 1 is chosen, and no request for their posts has left.', () =>
        waitFor(() => expect(requestOf1()).toBeDefined(), { timeout: 2000 }),
      )
    })
    await step('User 2 is chosen again before the answer, and their posts come', async () => {
      const observer = new MutationObserver(listen)
      observer.observe(canvasElement, { subtree: true, childList: true, characterData: true })
      await choose(2)
      await because(
        'User 2 is chosen again, and their posts never come. A flag that ends one run of the effect must not end the next one: each run needs its own.',
        showsPostsOf(2),
      )
      observer.disconnect()
      await because(
        'For a moment the page said “0 posts” under User 2. You aborted the request for User 1, it was rejected, and the `catch` took that for an empty list.',
        () => ![...said].some((text) => text.includes('0 posts')),
      )
    })
    await step('the answer for User 1 changes nothing', async () => {
      await settled(world)
      await because(
        () => {
          if (canvas.queryByText('Loading...'))
            return 'User 2 is chosen, and the page loads for ever: the late answer for User 1 took the place of the right one. Hiding it is too late, it must not be stored.'
          return (requestOf1()?.startedAt ?? 0) - chosenAt > AT_ONCE_MS
            ? 'The request for User 1 left a little later, and its answer still came last: the page shows the posts of User 1. A delay makes the race rarer. It does not end it.'
            : 'User 2 is chosen, and the page shows the posts of User 1: their answer came last. After `await`, find out whether this run of the effect is still the current one. Its own variables cannot tell: they never change.'
        },
        () => canvas.getByText('Posts of User 2'),
      )
    })
    await step('User 1 can be chosen again', async () => {
      await choose(1)
      await because('User 1 is chosen again, and their posts do not come.', showsPostsOf(1))
    })
  }),
})

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /their answer came last. After `await`/),
})

export const AnAbortController = Solution.extend({ args: { answer: anAbortController } })

export const ANumberForEachRequest = Solution.extend({ args: { answer: aNumberForEachRequest } })

export const APlaceForEachUser = Solution.extend({ args: { answer: aPlaceForEachUser } })

export const AbortedToAnEmptyList = Solution.extend({
  args: { answer: abortedToAnEmptyList },
  play: rejects(Solution.play, /it was rejected, and the `catch` took that for an empty list/),
})

export const ADelay = Solution.extend({
  args: { answer: aDelay },
  play: rejects(Solution.play, /A delay makes the race rarer/),
})

export const ComparedWithItself = Solution.extend({
  args: { answer: comparedWithItself },
  play: rejects(Solution.play, /Its own variables cannot tell: they never change/, {
    actsLikeTheStart: true,
  }),
})

export const OneFlagForAll = Solution.extend({
  args: { answer: oneFlagForAll },
  play: rejects(Solution.play, /each run needs its own/),
})

export const TheUserOfTheAnswer = Solution.extend({
  args: { answer: theUserOfTheAnswer },
  play: rejects(Solution.play, /the page loads for ever/),
})
