import { noop } from '@tanstack/react-query'
import { expect, waitFor, within } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { passExactly } from '#course/story/pass.ts'
import { LeaveAndComeBack } from '../../demos/LeaveAndComeBack.tsx'
import { Ground } from '#course/story/Ground.ts'
import { FromTheServer } from '../FromTheServer.tsx'
import * as liftedEffect from './answers/LiftedEffect.tsx'
import * as liftedQuery from './answers/LiftedQuery.tsx'
import { eightLines } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Why a query?/Eight lines',
  tags: ['!dev', 'autodocs', 'server', 'answer'],
  parameters: { world: { network: { latencyMs: 300 } } },
  render: ({ answer: { Screen } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <ShowCache />
      <Ground>
        <FromTheServer>
          {(fetchPosts) => (
            <LeaveAndComeBack>
              <Screen fetchPosts={fetchPosts} />
            </LeaveAndComeBack>
          )}
        </FromTheServer>
      </Ground>
    </AnswerSlot>
  ),
})

/** For how long an answer has to be good, and an age at which a slow machine, too, still has time to come back. */
const [GOOD_MS, ALMOST_MS] = [10_000, 8000]

export const Solution = meta.story({
  tags: ['!answer'],
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const requests = () => world.log.entries().length
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const bothShow = (text: string, timeout = 2000) =>
      waitFor(() => expect(canvas.getAllByText(text)).toHaveLength(2), { timeout })
    /** When the first answer for User 1 came; the cache has it a moment later. */
    const arrivedAt = () => {
      const first = world.log.entries().find(({ path }) => path === 'posts?userId=1')
      return first === undefined ? 0 : first.startedAt + (first.durationMs ?? 0)
    }
    /** The `staleTime` of what is on the page, if it is one that somebody takes for seconds. */
    const tooFewMs = () => {
      const queries = cacheOf(world)?.getQueryCache().getAll() ?? []
      const staleTime: unknown = queries.flatMap(({ observers }) => observers)[0]?.options.staleTime
      return typeof staleTime === 'number' && staleTime > 0 && staleTime < 1000 ? staleTime : undefined
    }
    const saysSomething = () => [...canvas.queryAllByRole('alert'), ...canvas.queryAllByText('0 posts')]

    await step('the header and the sidebar share one request', async () => {
      await because('Header and Sidebar should both show the posts of User 1, and they do not.', () =>
        bothShow('Posts of User 1'),
      )
      await because(
        () =>
          `The same posts were asked for ${requests()} times: each component fetches for itself. Queries with the same key share one request.`,
        () => requests() === 1,
      )
    })
    await step('choosing User 2 shows their posts, and nobody else’s meanwhile', async () => {
      await press('User 2')
      await because(
        'User 2 is chosen, and no request has left. For the cache nothing has changed, because the key does not say whose posts it names.',
        () => waitFor(() => expect(requests()).toBeGreaterThan(1), { timeout: 1000 }),
      )
      await because(
        'User 2 is chosen and not answered yet, and the page shows the posts of User 1. A copy in state stays until somebody replaces it: render `data` itself.',
        () => expect(canvas.queryAllByText('Posts of User 1')).toEqual([]),
      )
      await because('User 2 is chosen, and their posts do not come.', () => bothShow('Posts of User 2'))
    })
    await step('back to User 1, and away and back: no further request', async () => {
      await press('User 1')
      await because(
        'Back at User 1 within 10 seconds, and their posts are not here at once: their answer was not kept.',
        () => bothShow('Posts of User 1', 100),
      )
      await press('Leave')
      await press('Come back')
      await because(
        'After coming back, the cache is empty. A client that a component makes while it renders is gone with this component: use the one that is provided.',
        () => bothShow('Posts of User 1', 100),
      )
      await because(
        () => {
          const ms = tooFewMs()
          return ms === undefined
            ? 'The posts were in the cache, and the server was asked again. An answer is stale at once unless `staleTime` says for how long it is good.'
            : `The posts were in the cache, and the server was asked again. \`staleTime\` is in milliseconds: ${ms} of them are over at once.`
        },
        () => requests() === 2,
      )
    })
    await step('away until the answer is eight seconds old: no further request', async () => {
      await press('Leave')
      await passExactly(Math.max(0, arrivedAt() + ALMOST_MS - Date.now()))
      await press('Come back')
      await because('After some seconds away, the posts of User 1 are not here at once.', () =>
        bothShow('Posts of User 1', 100),
      )
      await because(
        'The answer for User 1 was less than 10 seconds old, and the server was asked again. For how long does your `staleTime` say that an answer is good?',
        // On a machine that was too slow, the answer may be asked for.
        () => requests() === 2 || Date.now() - arrivedAt() > GOOD_MS,
      )
    })
    await step('a failed request is an alert', async () => {
      world.network.set({ failing: { method: 'GET', times: Infinity } })
      await press('User 3')
      await waitFor(() => expect(saysSomething()).not.toHaveLength(0), { timeout: 2000 }).catch(noop)
      await because(
        () =>
          canvas.queryAllByText('0 posts').length > 0
            ? 'The server failed, and the page says “0 posts”. What the query function catches is no error for the query: let it throw.'
            : 'The server failed, and the page still says that it loads. `useQuery` returns an `error`: hand it to `ShownPosts`.',
        () => expect(canvas.getAllByRole('alert')).not.toHaveLength(0),
      )
    })
    await step('Retry brings the posts', async () => {
      world.network.set({ failing: undefined })
      const [alert] = canvas.getAllByRole('alert')
      await because(
        'There is an alert, and it has no button named Retry. `useQuery` returns a `refetch`: hand it to `ShownPosts` as `onRetry`.',
        () => alert && userEvent.click(within(alert).getByRole('button', { name: 'Retry' })),
      )
      await because(
        'After Retry the server is well, and the posts of User 3 should come in both places.',
        () => bothShow('Posts of User 3'),
      )
    })
  }),
})

const { start, solution } = answersTo(eightLines, Solution)

export const StartingPoint = Solution.extend({
  ...start.wrong(/asked for 2 times: each component fetches for itself/),
  tags: ['!answer'],
})

export const AnAlertOfItsOwn = Solution.extend(
  solution
    .with(
      [
        `const { data, error, refetch } = useQuery({
    queryKey: ['posts`,
        `const posts = useQuery({
    queryKey: ['posts of user`,
      ],
      ['staleTime: 10_000', 'staleTime: Infinity'],
      [
        `return (
    <ShownPosts
      title={title}
      userId={userId}
      posts={data}
      error={error}
      onRetry={() => void refetch()}
    />
  )`,
        `if (posts.isError)
    return (
      <div role="alert">
        {posts.error.message}{' '}
        <button onClick={() => void posts.refetch()}>Retry</button>
      </div>
    )
  return <ShownPosts title={title} userId={userId} posts={posts.data} />`,
      ],
    )
    .right(),
)

export const QueryOptions = Solution.extend(
  solution
    .with(
      [
        "import { useQuery } from '@tanstack/react-query'",
        "import { queryOptions, useQuery } from '@tanstack/react-query'",
      ],
      [
        `function Posts({ title = 'Posts', userId, fetchPosts }: PostsOfUser) {
  const { data, error, refetch } = useQuery({
    queryKey: ['posts', userId],
    queryFn: () => fetchPosts(userId),
    staleTime: 10`,
        `const postsOf = (
  userId: number,
  fetchPosts: PostsOfUser['fetchPosts'],
) =>
  queryOptions({
    queryKey: ['posts', { userId }],
    queryFn: ({ signal }) => fetchPosts(userId, signal),
    staleTime: 60`,
      ],
      [
        `
  return (
    <ShownPosts`,
        `
function Posts({ title = 'Posts', userId, fetchPosts }: PostsOfUser) {
  const { data, error, refetch } = useQuery(postsOf(userId, fetchPosts))

  return (
    <ShownPosts`,
      ],
    )
    .right(),
)

export const LiftedQuery = Solution.extend({ args: { answer: liftedQuery } })

export const AHook = Solution.extend(
  solution
    .with(
      [
        "import { useQuery } from '@tanstack/react-query'",
        "import { useQuery, useQueryClient } from '@tanstack/react-query'",
      ],
      [
        `function Posts({ title = 'Posts', userId, fetchPosts }: PostsOfUser) {
  const { data, error, refetch } = useQuery({
    queryKey: ['posts', userId],
    queryFn: () => fetchPosts(userId),
    staleTime: 10_000,
  })

  return (
    <ShownPosts
      title={title}
      userId={userId}
      posts={data}
      error={error}
      onRetry={() => void refetch()}
    />
  )`,
        `function usePosts({ userId, fetchPosts }: PostsOfUser) {
  const client = useQueryClient()
  const queryKey = [\`user-\${userId}\`, 'posts']
  const queryFn = () => fetchPosts(userId)
  const { data, error } = useQuery({ queryKey, queryFn, staleTime: 10_001 })
  const onRetry = () => void client.invalidateQueries({ queryKey })
  return { posts: data, error, onRetry }
}

function Posts({ title = 'Posts', ...of }: PostsOfUser) {
  return <ShownPosts title={title} userId={of.userId} {...usePosts(of)} />`,
      ],
    )
    .right(),
)

export const AClientInEachRender = Solution.extend(
  solution
    .with(
      [
        "import { useQuery } from '@tanstack/react-query'",
        `import {
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query'`,
      ],
      [
        'staleTime: 10_000,',
        `staleTime: 10_000,
    retry: false,`,
      ],
      [
        'const posts = { userId, fetchPosts }',
        `const queryClient = new QueryClient()
  const posts = { userId, fetchPosts }`,
      ],
      ['<>', '<QueryClientProvider client={queryClient}>'],
      ['</>', '</QueryClientProvider>'],
    )
    .wrong(/A client that a component makes while it renders/),
)

export const ACopyInState = Solution.extend(
  solution
    .with(
      [
        "import { useState } from 'react'",
        `import { useEffect, useState } from 'react'
import type { Post } from '#contract/post.ts'`,
      ],
      [
        '})',
        `})
  const [posts, setPosts] = useState<Post[]>()
  useEffect(() => {
    if (data) setPosts(data)
  }, [data])`,
      ],
      ['posts={data}', 'posts={posts}'],
    )
    .wrong(/A copy in state stays until somebody replaces it/),
)

export const CatchingToAnEmptyList = Solution.extend(
  solution.with(['(userId),', '(userId).catch(() => []),']).wrong(/the page says “0 posts”/),
)

export const ErrorNotShown = Solution.extend(
  solution
    .with(
      ['data, error, refetch', 'data'],
      [
        `return (
    <ShownPosts
      title={title}
      userId={userId}
      posts={data}
      error={error}
      onRetry={() => void refetch()}
    />
  )`,
        'return <ShownPosts title={title} userId={userId} posts={data} />',
      ],
    )
    .wrong(/still says that it loads/),
)

export const NoRetryButton = Solution.extend(
  solution
    .with(
      ['error, refetch', 'error'],
      [
        `      onRetry={() => void refetch()}
`,
        '',
      ],
    )
    .wrong(/it has no button named Retry/),
)

export const NoStaleTime = Solution.extend(
  solution
    .with([
      `    staleTime: 10_000,
`,
      '',
    ])
    .wrong(/stale at once unless `staleTime` says/),
)

export const NoUserInTheKey = Solution.extend(
  solution.with(["posts', userId", "posts'"]).wrong(/the key does not say whose posts it names/),
)

export const LiftedEffect = Solution.extend({
  args: { answer: liftedEffect },
  play: rejects(Solution.play, /their answer was not kept/),
})

export const SecondsForMilliseconds = Solution.extend(
  solution.with(['10_000', '10']).wrong(/`staleTime` is in milliseconds: 10 of them/),
)

export const FiveSeconds = Solution.extend(
  solution.with(['10_000', '5_000']).wrong(/For how long does your `staleTime` say/),
)
