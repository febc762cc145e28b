import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { untilQuiet } from '#course/story/acting.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { tooWide } from './exercise.ts'
import * as answer from './solution.tsx'

const OF_USER_2 = "['posts', 'list', { userId: 2 }]"

const meta = preview.meta({
  title: 'Components/Exercises/Which entries changed?/Too wide',
  tags: ['!dev', 'server'],
  parameters: { world: { network: { latencyMs: 200 } } },
  render: ({ answer: { Posts } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <ShowCache />
      <Posts />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const paths = (from: number) =>
      world.log
        .entries()
        .slice(from)
        .map(({ path }) => path)

    await step('five entries come first', () =>
      because('The page should begin with five entries, each fetched once, and it does not.', () =>
        waitFor(() => expect(world.log.entries().filter(({ outcome }) => outcome === 200)).toHaveLength(5), {
          timeout: 3000,
        }),
      ),
    )
    await untilQuiet(world)
    await userEvent.click(canvas.getByRole('button', { name: 'A post was added' }))
    await untilQuiet(world)
    const asked = paths(5)

    await step('the todos and the detail are left alone', async () => {
      await because(
        'The todos were fetched again, and nothing about them has changed. Without a filter, every entry matches.',
        () => !asked.includes('todos'),
      )
      await because(
        'The detail of post 1 was fetched again. Its key begins with “posts”, too. What do only the lists begin with?',
        () => !asked.includes('posts/1'),
      )
    })
    await step('the list that nobody reads is not fetched', () =>
      because(
        "The list of User 2 was fetched, and no component reads it. `refetchQueries` fetches every match, as `type: 'all'` does.",
        () => !asked.includes('posts?userId=2'),
      ),
    )
    await step('the lists on the screen are fetched', async () => {
      await because(
        () =>
          cacheOf(world)
            ?.getQueryCache()
            .getAll()
            .some(({ state }) => state.isInvalidated)
            ? 'No request has left: the lists on the screen are old, and marked as such, but you said that nothing should be fetched.'
            : 'No request has left: the lists on the screen are old. No key matches your filter, which is compared from its first part on.',
        () => asked.length > 0,
      )
      await because(
        'The list of all posts was fetched, and that of User 1 was not. Its key is longer, and `exact` lets no longer key through.',
        () => asked.includes('posts?userId=1'),
      )
      await because('The list of all posts is on the screen, and it was not fetched.', () =>
        expect(asked.toSorted()).toEqual(['posts', 'posts?userId=1']),
      )
    })
    await step('the list of User 2 is fetched when it comes on the screen', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: `on screen ${OF_USER_2}` }))
      await untilQuiet(world)
      await because(
        "The list of User 2 came on the screen, and it is still the one without the new post. It was never marked as stale: a filter with `type: 'active'` does not match it.",
        () => expect(paths(7)).toEqual(['posts?userId=2']),
      )
    })
  }),
})

const { start, solution } = answersTo(tooWide, Solution)

export const StartingPoint = Solution.extend(start.wrong(/The todos were fetched again/))

export const ByPredicate = Solution.extend(
  solution
    .with(["queryKey: ['posts', 'list']", "predicate: ({ queryKey }) => queryKey[1] === 'list'"])
    .right(),
)

export const KeyByKey = Solution.extend(
  start
    .with([
      'void client.invalidateQueries()',
      `for (const user of [[], [{ userId: 1 }], [{ userId: 2 }]]) {
      void client.invalidateQueries({
        queryKey: ['posts', 'list', ...user],
        exact: true,
      })
    }`,
    ])
    .right(),
)

export const MarkThenRefetch = Solution.extend(
  start
    .with([
      'void client.invalidateQueries()',
      `const queryKey = ['posts', 'list']
    void client.invalidateQueries({ queryKey, refetchType: 'none' })
    void client.refetchQueries({ queryKey, type: 'active' })`,
    ])
    .right(),
)

export const EverythingOfPosts = Solution.extend(
  start
    .with(['invalidateQueries()', "invalidateQueries({ queryKey: ['posts'] })"])
    .wrong(/The detail of post 1 was fetched again/),
)

export const MarkingWithoutFetching = Solution.extend(
  solution
    .with([
      "queryKey: ['posts', 'list'],",
      `queryKey: ['posts', 'list'],
      refetchType: 'none',`,
    ])
    .wrong(/you said that nothing should be fetched/),
)

export const OneExactKey = Solution.extend(
  solution
    .with([
      "queryKey: ['posts', 'list'],",
      `queryKey: ['posts', 'list'],
      exact: true,`,
    ])
    .wrong(/`exact` lets no longer key through/),
)

export const OnlyTheActiveOnes = Solution.extend(
  solution
    .with([
      "queryKey: ['posts', 'list'],",
      `queryKey: ['posts', 'list'],
      type: 'active',`,
    ])
    .wrong(/It was never marked as stale/),
)

export const RefetchingThemAll = Solution.extend(
  start
    .with(['invalidateQueries()', "refetchQueries({ queryKey: ['posts', 'list'] })"])
    .wrong(/`refetchQueries` fetches every match/),
)

export const TheKeyTurnedAround = Solution.extend(
  start
    .with(['invalidateQueries()', "invalidateQueries({ queryKey: ['list', 'posts'] })"])
    .wrong(/No key matches your filter/),
)
