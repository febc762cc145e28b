import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { untilQuiet } from '#course/story/acting.ts'
import { Ground } from '#course/story/Ground.ts'
import { FromTheServer } from '../FromTheServer.tsx'
import { theRace } from './exercise.ts'
import * as answer from './solution.tsx'

/** The seed of the case with two of the answer on one page. */
const TWICE = 1

const meta = preview.meta({
  title: 'Components/Exercises/Why a query?/The race',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 200, slower: { pathEnd: 'posts?userId=1', byMs: 1600 } } } },
  render: ({ answer: { Posts } }: { answer: typeof answer }) => (
    <CaseSlot>
      {({ seed }) => (
        <AnswerSlot>
          <Ground>
            <FromTheServer>
              {(fetchPosts) => (
                <>
                  <Posts fetchPosts={fetchPosts} />
                  {seed === TWICE && <Posts fetchPosts={fetchPosts} />}
                </>
              )}
            </FromTheServer>
          </Ground>
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

/** An answer that waits for a moment before it asks is judged by what comes of it. */
const PAUSE_MS = 2000

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const choose = (user: number) => userEvent.click(canvas.getByRole('button', { name: `User ${user}` }))
    const showsPostsOf = (user: number) => () =>
      canvas.findByText(`Posts of User ${user}`, {}, { timeout: 5000 })
    const requestOf1 = () => world.log.entries().find(({ path }) => path === 'posts?userId=1')
    const said = new Set<string>()
    const listen = () => said.add(canvas.queryByRole('group', { name: 'Posts' })?.textContent ?? '')
    let leftAtOnce = false

    await step('the posts of User 2 come first', () =>
      because('The page should begin with the posts of User 2, and they do not come.', showsPostsOf(2)),
    )
    await step('User 1 is chosen, and its request leaves', async () => {
      await choose(1)
      leftAtOnce = requestOf1() !== undefined
      await because('User 1 is chosen, and no request for their posts has left.', () =>
        eventually(world, () => expect(requestOf1()).toBeDefined(), PAUSE_MS),
      )
    })
    await step('User 2 is chosen again before the answer, and their posts come', async () => {
      const observer = new MutationObserver(listen)
      observer.observe(canvasElement, { subtree: true, childList: true, characterData: true })
      await choose(2)
      await because(
        () =>
          canvas.getByRole('button', { name: 'User 2' }).getAttribute('aria-pressed') === 'true'
            ? 'User 2 is chosen again, and their posts never come. A flag that ends one run of the effect must not end the next one: each run needs its own.'
            : 'User 2 was pressed while the posts of User 1 were on their way, and User 1 is still chosen. Whoever waits may change their mind: let each press choose, and ignore the answer that is not wanted any more.',
        showsPostsOf(2),
      )
      observer.disconnect()
      await because(
        'For a moment the page said “0 posts” under User 2. You aborted the request for User 1, it was rejected, and the `catch` took that for an empty list.',
        () => ![...said].some((text) => text.includes('0 posts')),
      )
    })
    await step('the answer for User 1 changes nothing', async () => {
      await untilQuiet(world)
      await because(
        () => {
          if (canvas.queryByText('Loading...'))
            return 'User 2 is chosen, and the page loads for ever: the late answer for User 1 took the place of the right one. Hiding it is too late, it must not be stored.'
          return !leftAtOnce
            ? 'The request for User 1 left a little later, and its answer still came last: the page shows the posts of User 1. A delay makes the race rarer. It does not end it.'
            : 'User 2 is chosen, and the page shows the posts of User 1: their answer came last. After `await`, find out whether this run of the effect is still the current one. Its own `userId` cannot tell: it never changes.'
        },
        () => canvas.getByText('Posts of User 2'),
      )
    })
    await step('a late failure for User 1 changes nothing', async () => {
      const before = world.log.entries().length
      world.network.set({ failing: { method: 'GET', times: 1 } })
      await choose(1)
      await because('User 1 is chosen a second time, and no request for their posts has left.', () =>
        eventually(world, () => expect(world.log.entries().length).toBeGreaterThan(before), PAUSE_MS),
      )
      // What has arrived at the server is the request that will fail.
      await eventually(world, () => expect(world.network.conditions().failing?.times).toBe(0))
      await choose(2)
      await untilQuiet(world)
      await because(
        () =>
          canvas.queryByText('0 posts') === null
            ? 'User 1 is chosen and then User 2, the request for User 1 fails, and the page does not show the posts of User 2.'
            : 'User 2 is chosen, and the page says “0 posts”: the request for User 1 failed late, and the `catch` stored an empty list. A late failure has to be ignored, as a late answer is.',
        () => canvas.getByText('Posts of User 2'),
      )
    })
    await step('User 1 can be chosen again, and User 3, who has written nothing', async () => {
      world.network.set({ slower: undefined })
      await choose(1)
      await because('User 1 is chosen again, and their posts do not come.', showsPostsOf(1))
      for (const { id } of world.database.posts({ userId: 3 }, { start: 0, limit: Infinity }))
        world.database.removePost(id)
      await choose(3)
      await because(
        'The server has answered that User 3 has no posts, and the page does not say “0 posts”. An empty list does not tell whose it is: let each run of the effect know whether it is the current one.',
        () => eventually(world, () => canvas.getByText('0 posts')),
      )
    })
    await step('two of them on one page do not disturb each other', async () => {
      showCase(world, TWICE)
      await because(
        'Two of these components are on a page, both with User 2, and one of them loads for ever: a variable outside of the component is the same for all of them. Each run of each effect needs its own.',
        () => eventually(world, () => expect(canvas.getAllByText('Posts of User 2')).toHaveLength(2)),
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(theRace, Solution, /their answer came last. After `await`/),
)
