import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import * as withoutQueryOptions from './answers/WithoutQueryOptions.tsx'
import { theMissingKey } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Basic Query/The missing key',
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

const { start, solution } = answersTo(theMissingKey, Solution)

export const StartingPoint = Solution.extend(
  start.wrong(/no request has left.*which value does `queryFn` read/i),
)

export const OneFlatKey = Solution.extend(start.with(["posts', 'list", "posts', userId ?? 'all"]).right())

export const WithoutQueryOptions = Solution.extend({ args: { answer: withoutQueryOptions } })

export const ARandomPart = Solution.extend(
  solution.with(["list', { userId }", "list', Math.random()"]).wrong(/each render made a new entry/),
)

export const AskingAgain = Solution.extend(
  start
    .with(
      ["import { useState } from 'react'", "import { useEffect, useState } from 'react'"],
      [
        'posts = useQuery(postsOfUser(api, userId))',
        `{ data, refetch } = useQuery(postsOfUser(api, userId))
  useEffect(() => {
    if (userId !== undefined) void refetch()
  }, [userId, refetch])`,
      ],
      [
        `FilteredTitles
      userId={userId}
      onFilter={setUserId}
      posts={posts.data}
    /`,
        'FilteredTitles userId={userId} onFilter={setUserId} posts={data} /',
      ],
    )
    .wrong(/User 2’s posts overwrote everybody’s entry/),
)

export const FilteringInThePage = Solution.extend(
  start
    .with([
      `posts', {
        schema: PostListSchema,
        searchParams: { userId },
        signal,
      }`,
      `posts', { schema: PostListSchema, signal }),
    select: (posts) =>
      posts.filter(
        (post) => userId === undefined || post.userId === userId,
      `,
    ])
    .wrong(/you filtered 100 posts here/),
)

export const TheWordForTheValue = Solution.extend(
  solution.with(["list', { userId }", "list', 'userId'"]).wrong(/The key holds the word “userId”/),
)
