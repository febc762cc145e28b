import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, inCases, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { atOnce, eventually } from '#course/story/eventually.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { theMissingKey } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Basic Query/The missing key',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 200 } } },
  render: ({ answer: { Posts } }: { answer: typeof answer }) => (
    <CaseSlot>
      {() => (
        <AnswerSlot>
          <ShowCache />
          <Posts />
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const queries = () => cacheOf(world)?.getQueryCache().getAll() ?? []
    const choose = (user: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), user)
    /** Whose posts the list shows. */
    const shown = () => [
      ...new Set(
        canvas.queryAllByRole('listitem').map(({ textContent }) => /^User \d/.exec(textContent)?.[0]),
      ),
    ]
    const listOf = (user: string) =>
      eventually(world, async () => {
        await expect(canvas.getByText('10 posts')).toBeVisible()
        await expect(shown()).toEqual([user])
      })

    await inCases(async ({ seed, shuffled }) => {
      const before = world.log.entries().length
      showCase(world, seed)
      const paths = () =>
        world.log
          .entries()
          .slice(before)
          .map(({ path }) => path)
      const [one = 0, two = 0] = shuffled([1, 2, 3])
      const [first, second] = [`User ${one}`, `User ${two}`]

      await step('all 100 posts come first', async () => {
        await because(
          () =>
            paths().length > 1
              ? `One list took ${paths().length} requests: each render made a new entry. A key has to be the same as long as the question is the same.`
              : 'The page should begin with all 100 posts, and it does not.',
          // React shows what was suspended up to 300 ms after its fallback.
          () => eventually(world, () => canvas.getByText('100 posts'), 600),
        )
        await because(
          'The cache was empty, and the 100 posts came without a request: your code keeps answers, or their promises, outside of the cache, where they never grow old. Leave that to the cache.',
          () => paths().length > 0,
        )
      })
      await step('choosing a user shows the 10 posts of this user', async () => {
        await choose(first)
        await because(
          () => {
            if (paths().length > 1)
              return `${first} is chosen and a request has left, but the page does not show the 10 posts of ${first}.`
            const [key = []] = queries().map(({ queryKey }) => queryKey)
            if (key.some((part) => typeof part === 'object' && part !== null && 'userId' in part))
              return `${first} is chosen, and no request has left: the key still says what it said in the first render. Something keeps it from then on, as \`useMemo\` does without \`userId\` among its dependencies.`
            return key.includes('userId')
              ? `${first} is chosen, and no request has left. The key holds the word “userId”, which is the same for every user: it needs the value.`
              : `${first} is chosen, and no request has left: the posts are still everybody’s. For the cache nothing has changed. Which value does \`queryFn\` read that \`queryKey\` does not hold?`
          },
          () => listOf(first),
        )
      })
      await step('the server has chosen them', () =>
        because(
          () =>
            paths()[1]?.includes('?')
              ? `The right posts, and they took “${paths().slice(1).join('”, “')}”. One request for “posts?userId=${one}” brings them.`
              : 'The right posts, but you filtered 100 posts here. The server can do that, and send 10: ask it.',
          () => eventually(world, () => expect(paths()).toEqual(['posts', `posts?userId=${one}`])),
        ),
      )
      await step('choosing another user shows theirs', async () => {
        await choose(second)
        await because(
          `${second} is chosen after ${first}, and the page does not show the posts of ${second}. The key says that somebody is chosen, but not who: all users share one entry.`,
          () => listOf(second),
        )
      })
      await step('All Posts and the first user are answered by the cache, at once', async () => {
        const answers = world.network.hold('GET')
        await choose('All Posts')
        await because(
          () =>
            queries().length > 1
              ? 'Back at All Posts, their list is not here at once.'
              : queries()[0]?.gcTime === Infinity || (queries()[0]?.gcTime ?? 0) > 1000
                ? 'Back at All Posts, their list is gone: the posts of a user overwrote everybody’s entry. Each choice needs an entry of its own.'
                : 'Back at All Posts, their list is gone: an entry that no component reads is thrown away at once. Let the cache keep it.',
          () => atOnce(() => canvas.getByText('100 posts')),
        )
        await choose(first)
        await because(`Back at ${first}, their posts are not here at once.`, () =>
          atOnce(() => expect(shown()).toEqual([first])),
        )
        answers.release()
        await because('A list that was here already was asked for again, although its answer is fresh.', () =>
          expect(paths()).toHaveLength(3),
        )
      })
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(theMissingKey, Solution, /no request has left.*which value does `queryFn` read/i),
)
