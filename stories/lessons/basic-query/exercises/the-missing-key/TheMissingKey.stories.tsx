import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import * as oneFlatKey from './alternatives/OneFlatKey.tsx'
import * as withoutQueryOptions from './alternatives/WithoutQueryOptions.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import * as aRandomPart from './wrong/ARandomPart.tsx'
import * as askingAgain from './wrong/AskingAgain.tsx'
import * as filteringInThePage from './wrong/FilteringInThePage.tsx'
import * as theWordForTheValue from './wrong/TheWordForTheValue.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Basic Query/The missing key',
  tags: ['!dev', 'server'],
  parameters: { world: { network: { latencyMs: 200 } } },
  render: ({ answer: { Posts } }: { answer: typeof solution }) => (
    <AnswerSlot>
      <ShowCache />
      <Posts />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer: solution },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const paths = () => world.log.entries().map(({ path }) => path)
    const choose = (user: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), user)

    await step('all 100 posts come first', () =>
      because(
        () =>
          paths().length > 1
            ? `One list took ${paths().length} requests: each render made a new entry. A key has to be the same as long as the question is the same.`
            : 'The page should begin with all 100 posts, and it does not.',
        () => canvas.findByText('100 posts', {}, { timeout: 2000 }),
      ),
    )
    await step('choosing User 2 shows the 10 posts of User 2', async () => {
      await choose('User 2')
      await because(
        () => {
          if (paths().length > 1)
            return 'User 2 is chosen and a request has left, but the page does not show the 10 posts of User 2.'
          const [query] = cacheOf(world)?.getQueryCache().getAll() ?? []
          return query?.queryKey.includes('userId')
            ? 'User 2 is chosen, and no request has left. The key holds the word “userId”, which is the same for every user: it needs the value.'
            : 'User 2 is chosen, and no request has left: the posts are still everybody’s. For the cache nothing has changed. Which value does `queryFn` read that `queryKey` does not hold?'
        },
        () => canvas.findByText('10 posts', {}, { timeout: 2000 }),
      )
    })
    await step('the server has chosen them', () =>
      because(
        'The right posts, but you filtered 100 posts here. The server can do that, and send 10: ask it.',
        () => waitFor(() => expect(paths()).toEqual(['posts', 'posts?userId=2']), { timeout: 1000 }),
      ),
    )
    await step('All Posts is answered by the cache, at once', async () => {
      await choose('All Posts')
      await because(
        'Back at All Posts, their list is gone: User 2’s posts overwrote everybody’s entry. Each choice needs an entry of its own.',
        () => canvas.getByText('100 posts'),
      )
      await because('Back at All Posts, the server was asked again, although the answer is fresh.', () =>
        expect(paths()).toHaveLength(2),
      )
    })
  }),
})

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /no request has left.*which value does `queryFn` read/i),
})

export const OneFlatKey = Solution.extend({ args: { answer: oneFlatKey } })

export const WithoutQueryOptions = Solution.extend({ args: { answer: withoutQueryOptions } })

export const ARandomPart = Solution.extend({
  args: { answer: aRandomPart },
  play: rejects(Solution.play, /each render made a new entry/),
})

export const AskingAgain = Solution.extend({
  args: { answer: askingAgain },
  play: rejects(Solution.play, /User 2’s posts overwrote everybody’s entry/),
})

export const FilteringInThePage = Solution.extend({
  args: { answer: filteringInThePage },
  play: rejects(Solution.play, /you filtered 100 posts here/),
})

export const TheWordForTheValue = Solution.extend({
  args: { answer: theWordForTheValue },
  play: rejects(Solution.play, /The key holds the word “userId”/),
})
