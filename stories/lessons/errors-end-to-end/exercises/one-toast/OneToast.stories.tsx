import { expect, waitFor, within } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { idle } from '#course/story/acting.ts'
import { cacheOf } from '#course/story/cacheOf.tsx'
import { fastForward } from '../../demos/fastForward.ts'
import { WithToasts } from '../../demos/WithToasts.tsx'
import { oneToast } from './exercise.ts'
import * as answer from './solution.tsx'
import * as throwsToABoundary from './answers/ThrowsToABoundary.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Errors end to end/One toast',
  tags: ['!dev', 'autodocs', 'server', 'answer'],
  parameters: { world: { network: { latencyMs: 100, failing: { method: 'GET', times: Infinity } } } },
  render: ({ answer: { App } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <WithToasts>{(toast) => <App toast={toast} />}</WithToasts>
    </AnswerSlot>
  ),
})

const patience = { timeout: 5000 }
/** How long a toast may take after the last answer, in ms. */
const soon = { timeout: 1500 }
/** How much faster the page's time runs: a pause of 4 s takes 67 ms. */
const SPEED = 60
/** How long a component may take to tell after the cache has told, in ms of the page's time. */
const RENDERED_MS = SPEED * 200

export const Solution = meta.story({
  tags: ['!answer'],
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const answered = () => world.log.entries().filter(({ outcome }) => outcome !== 'pending').length
    const toasts = () => {
      const list = canvas.queryByRole('list', { name: 'Toasts' })
      return list === null ? 0 : within(list).queryAllByRole('listitem').length
    }
    /** The most toasts that were there before the last of four requests was answered. */
    let early = 0
    const says = (text: string) => canvas.queryByText(text) !== null
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))

    const isTold = (before: number) =>
      waitFor(() => expect(toasts()).toBeGreaterThan(before), soon).then(
        () => true,
        () => false,
      )
    /** Tries it out: whether a failure is told as soon as there are posts. */
    async function isToldBehindPosts(): Promise<boolean> {
      world.network.set({ failing: undefined })
      await press('Ask again')
      await waitFor(() => expect(says('List: 100 posts')).toBe(true), patience)
      world.network.set({ failing: { method: 'GET', times: Infinity } })
      await press('Ask again')
      await waitFor(() => expect(answered()).toBe(9), patience)
      return isTold(0)
    }

    await fastForward(async () => {
      await step('the first load fails after four requests: one toast', async () => {
        await because(
          () =>
            answered() > 0 && answered() < 4
              ? `Only ${answered()} of four requests left: without its retries the query gives up where it could have recovered.`
              : 'The page should ask for its posts, and no request has left.',
          () =>
            waitFor(() => {
              if (answered() < 4) early = Math.max(early, toasts())
              expect(answered()).toBe(4)
            }, patience),
        )
        await because(
          async () =>
            (await isToldBehindPosts())
              ? 'The first load has failed, and no toast tells the user. A refetch that fails behind old posts does: do not look for data, which a first load has not got.'
              : 'The query has failed after four requests, and no toast tells the user. In version 5 `useQuery` calls no `onError`. The cache does.',
          () => waitFor(() => expect(toasts()).toBeGreaterThan(0), soon),
        )
        await idle(RENDERED_MS)
        await because(
          'The toast is there, but the page is gone: a thrown error replaces all that the boundary holds. A toast needs no boundary.',
          () => canvas.queryByRole('button', { name: 'Ask again' }) !== null,
        )
        await because(
          () =>
            early > 0
              ? `One query failed, and the user was told ${toasts()} times, before the last attempt, too: \`queryFn\` runs for each attempt. Only the last one is a failure of the query.`
              : toasts() === 2
                ? 'One query failed, and the user was told twice: two components read it, and each of them tells. Tell where there is one: in the cache.'
                : `One query failed, and the user was told ${toasts()} times: by the cache, and by each component as well. Leave it to the cache.`,
          () => toasts() === 1,
        )
      })
      await step('the server recovers: 100 posts, and no further toast', async () => {
        world.network.set({ failing: undefined })
        await press('Ask again')
        await because(
          () =>
            answered() === 4
              ? '“Ask again” was pressed, and no request has left. `App` renders for each toast, and has made another `QueryClient`, with an empty cache: make it once, in `useState`.'
              : 'The server recovers, and header and list should say 100 posts.',
          () =>
            waitFor(() => expect(says('Header: 100 posts') && says('List: 100 posts')).toBe(true), patience),
        )
        await because(
          'The server recovered, and the user was told of one more failure.',
          () => toasts() === 1,
        )
      })
      await step('a refetch fails behind the posts, without the header: the second toast', async () => {
        world.network.set({ failing: { method: 'GET', times: Infinity } })
        await press('Hide the header')
        await press('Ask again')
        await because('The refetch should make its four requests, too.', () =>
          waitFor(() => expect(answered()).toBe(9), patience),
        )
        await because(
          async () => {
            await press('Show the header')
            if (await isTold(1))
              return 'The header was hidden, the refetch failed, and there was no toast until the header was back. A toast must not depend on which components are there.'
            await cacheOf(world)?.resetQueries()
            return (await isTold(1))
              ? 'The refetch failed behind the old posts, and no toast tells the user. A failure is one, whether there are old posts or not.'
              : 'The query has failed twice, and the user was told the first time only. After it has recovered, the next failure is a new one.'
          },
          () => waitFor(() => expect(toasts()).toBeGreaterThan(1), soon),
        )
        await idle(RENDERED_MS)
        await because(
          () => `Two failures, and ${toasts()} toasts. There should be one for each.`,
          () => toasts() === 2,
        )
      })
      await step('the old posts are still there', () =>
        because(
          'The refetch failed, and the old posts have gone from the page. The query still has them in `data`: old posts are better than none.',
          () => says('List: 100 posts'),
        ),
      )
    }, SPEED)
  }),
})

const { start, solution } = answersTo(oneToast, Solution)

export const StartingPoint = Solution.extend({
  ...start.wrong(/told [34] times, before the last attempt, too/),
  tags: ['!answer'],
})

export const FollowingTheCache = Solution.extend(
  solution
    .with(
      [
        `  QueryCache,
`,
        '',
      ],
      ["import { useState } from 'react'", "import { useEffect, useState } from 'react'"],
      [
        'useState(',
        `useState(() => new QueryClient())
  useEffect(`,
      ],
      [
        `new QueryClient({
        queryCache: new QueryCache({
          onError: () => toast('The posts could not be loaded.'),
        }),`,
        `client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          toast('The posts could not be loaded.')`,
      ],
      [
        `}),
  )`,
        `}),
    [client, toast],
  )`,
      ],
    )
    .right(),
)

export const MessageFromMeta = Solution.extend(
  solution
    .with(
      [
        "queryKey: ['posts'],",
        `queryKey: ['posts'],
    meta: { sorry: 'The posts could not be loaded.' },`,
      ],
      [
        "onError: () => toast('The posts could not be loaded.')",
        `onError: (_error, query) =>
            toast(String(query.meta?.['sorry']))`,
      ],
    )
    .right(),
)

export const OnSettled = Solution.extend(
  solution
    .with([
      "onError: () => toast('The posts could not be loaded.')",
      `onSettled: (_data, error) => {
            if (error) toast('The posts could not be loaded.')
          }`,
    ])
    .right(),
)

export const AnEffectInEachReader = Solution.extend(
  start
    .with(
      ["import { useState } from 'react'", "import { useEffect, useState } from 'react'"],
      ['ApiClient, toast: Toast', 'ApiClient'],
      [
        `async () => {
      try {
        return await api.get('posts', { schema: PostListSchema })
      } catch (error) {
        toast('The posts could not be loaded.')
        throw error
      }
    }`,
        "() => api.get('posts', { schema: PostListSchema })",
      ],
      [
        '{ data } = useQuery(postsQuery(useApi(), toast))',
        `{ data, error } = useQuery(postsQuery(useApi()))
  useEffect(() => {
    if (error) toast('The posts could not be loaded.')
  }, [error, toast])`,
      ],
    )
    .wrong(/told twice: two components read it/),
)

export const AnEffectInTheHeader = Solution.extend(
  solution
    .with(
      [
        `  QueryCache,
`,
        '',
      ],
      ["import { useState } from 'react'", "import { useEffect, useState } from 'react'"],
      [
        `useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: () => toast('The posts could not be loaded.'),
        }),
      }),
  )`,
        'useState(() => new QueryClient())',
      ],
      ['Header" /', 'Header" toast={toast} /'],
      [
        `({ name }: { name: string }) {
  const { data } = useQuery(postsQuery(useApi()))`,
        `({ name, toast }: { name: string; toast?: Toast }) {
  const { data, error } = useQuery(postsQuery(useApi()))
  useEffect(() => {
    if (error) toast?.('The posts could not be loaded.')
  }, [error, toast])`,
      ],
    )
    .wrong(/until the header was back/),
)

export const AnOptionOfVersion4 = Solution.extend(
  start
    .with(
      ['ApiClient, toast: Toast', 'ApiClient'],
      [
        `async () => {
      try {
        return await api.get('posts', { schema: PostListSchema })
      } catch (error) {
        toast('The posts could not be loaded.')
        throw error
      }
    }`,
        "() => api.get('posts', { schema: PostListSchema })",
      ],
      [
        'const { data } = useQuery(postsQuery(useApi(), toast))',
        `const options = {
    ...postsQuery(useApi()),
    onError: () => toast('The posts could not be loaded.'),
  }
  const { data } = useQuery(options)`,
      ],
    )
    .wrong(/In version 5 `useQuery` calls no `onError`/),
)

export const HidesTheOldPosts = Solution.extend(
  solution
    .with([
      `{ data } = useQuery(postsQuery(useApi()))
  return <Banner>{\`\${name}: \${data?.length ?? 'no'} posts\`}</Banner>`,
      `{ data, isError } = useQuery(postsQuery(useApi()))
  return (
    <Banner>{\`\${name}: \${isError ? 'no' : (data?.length ?? 'no')} posts\`}</Banner>
  )`,
    ])
    .wrong(/old posts are better than none/),
)

export const NoRetries = Solution.extend(
  start
    .with([
      "queryKey: ['posts'],",
      `queryKey: ['posts'],
    retry: false,`,
    ])
    .wrong(/Only 1 of four requests left/),
)

export const OnlyBehindOldPosts = Solution.extend(
  solution
    .with([
      "onError: () => toast('The posts could not be loaded.')",
      `onError: (_error, query) => {
            if (query.state.data !== undefined)
              toast('The posts could not be loaded.')
          }`,
    ])
    .wrong(/do not look for data/),
)

export const OnlyTheFirstTime = Solution.extend(
  solution
    .with([
      "onError: () => toast('The posts could not be loaded.')",
      `onError: (_error, query) => {
            if (query.state.data === undefined)
              toast('The posts could not be loaded.')
          }`,
    ])
    .wrong(/whether there are old posts or not/),
)

export const ThrowsToABoundary = Solution.extend({
  args: { answer: throwsToABoundary },
  parameters: { console: { expected: [/The server failed to answer/] } },
  play: rejects(Solution.play, /the page is gone/),
})

export const ANotifier = Solution.extend(
  solution
    .with(
      [
        `  QueryCache,
`,
        '',
      ],
      ["import { useState } from 'react'", "import { useEffect, useState } from 'react'"],
      [
        `useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: () => toast('The posts could not be loaded.'),
        }),
      }),
  )`,
        'useState(() => new QueryClient())',
      ],
      [
        `      <Page
`,
        `      <Notifier toast={toast} />
      <Page
`,
      ],
      [
        'function Reader(',
        `function Notifier({ toast }: { toast: Toast }) {
  const { error } = useQuery(postsQuery(useApi()))
  useEffect(() => {
    if (error) toast('The posts could not be loaded.')
  }, [error, toast])
  return null
}

function Reader(`,
      ],
    )
    .right(),
)

export const OnePlaceThatReads = Solution.extend(
  solution
    .with(
      [
        `  QueryCache,
`,
        '',
      ],
      ["import { useState } from 'react'", "import { useEffect, useRef, useState } from 'react'"],
      [
        `useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: () => toast('The posts could not be loaded.'),
        }),
      }),
  )`,
        'useState(() => new QueryClient())',
      ],
      [
        `      <Page
        header={<Reader name="Header" />}
        list={<Reader name="List" />}
      />
`,
        `      <Both toast={toast} />
`,
      ],
      [
        `function Reader({ name }: { name: string }) {
  const { data } = useQuery(postsQuery(useApi()))
  return <Banner>`,
        `function Both({ toast }: { toast: Toast }) {
  const { data, errorUpdateCount } = useQuery(postsQuery(useApi()))
  const told = useRef(0)
  useEffect(() => {
    if (errorUpdateCount === told.current) return
    told.current = errorUpdateCount
    toast('The posts could not be loaded.')
  }, [errorUpdateCount, toast])
  return (
    <Page
      header={<Reader name="Header" data={data} />}
      list={<Reader name="List" data={data} />}
    />
  )
}

interface ReaderProps {
  name: string
  data: readonly unknown[] | undefined
}

function Reader({ name, data }: ReaderProps) {
  return <Banner>`,
      ],
    )
    .right(),
)

export const AClientForEachRender = Solution.extend(
  solution
    .with(
      [
        `import { useState } from 'react'
`,
        '',
      ],
      [
        `const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: () => toast('The posts could not be loaded.'),
        }),
      }),
  )`,
        `const client = new QueryClient({
    queryCache: new QueryCache({
      onError: () => toast('The posts could not be loaded.'),
    }),
  })`,
      ],
    )
    .wrong(/has made another `QueryClient`/),
)

export const TheCacheAndEachReader = Solution.extend(
  solution
    .with(
      ["import { useState } from 'react'", "import { useEffect, useState } from 'react'"],
      ['Header" /', 'Header" toast={toast} /'],
      ['List" /', 'List" toast={toast} /'],
      [
        `({ name }: { name: string }) {
  const { data } = useQuery(postsQuery(useApi()))`,
        `({ name, toast }: { name: string; toast: Toast }) {
  const { data, error } = useQuery(postsQuery(useApi()))
  useEffect(() => {
    if (error) toast('The posts could not be loaded.')
  }, [error, toast])`,
      ],
    )
    .wrong(/and by each component as well/),
)

export const ToldOnce = Solution.extend(
  solution
    .with(
      [
        `  const [client] = useState(
    () =>
      new QueryClient({`,
        `  const [client] = useState(() => {
    let isTold = false
    return new QueryClient({`,
      ],
      [
        `onError: () => toast('The posts could not be loaded.'),
        }),
      }),
  )`,
        `onError: () => {
            if (!isTold) toast('The posts could not be loaded.')
            isTold = true
          },
        }),
      })
  })`,
      ],
    )
    .wrong(/the next failure is a new one/),
)
