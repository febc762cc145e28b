import { solution } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

const loader = `loader: ({ params }) =>
    client.query({
      ...postsOf(api, params['userId']),
      staleTime: 'static',
    }),`
const byHook = `  const { userId } = useParams()
  const posts = useSuspenseQuery(postsOf(useApi(), userId))
  return <TitleList posts={posts.data} />`

/** The page shows what its loader has returned. */
const byLoaderData = [
  [
    "import { useSuspenseQuery } from '@tanstack/react-query'\nimport { useParams }",
    'import { useLoaderData }',
  ],
  ["import { useApi } from '#api/ApiProvider.tsx'\n", ''],
  ['import { postsQuery }', "import type { Post } from '#contract/post.ts'\nimport { postsQuery }"],
  [byHook, '  return <TitleList posts={useLoaderData<Post[]>()} />'],
] as const

export const answers: Answers = {
  right: {
    'not waited for': solution(
      ['import { useSuspenseQuery }', 'import { noop, useSuspenseQuery }'],
      [
        loader,
        `loader: ({ params }) => {
    void client.query(postsOf(api, params['userId'])).catch(noop)
    return null
  },`,
      ],
    ),
    'a plain query': solution(
      ['import { useSuspenseQuery }', 'import { useQuery }'],
      ['useSuspenseQuery(', 'useQuery('],
      ['posts={posts.data}', 'posts={posts.data ?? []}'],
    ),
  },
  when: {
    'not waited for':
      'Choose it where the new page should show at once, with its fallback. Waiting in the loader keeps the old page instead.',
    'a plain query':
      'Choose it where the component can also be reached without the loader, and shows its own loading state.',
  },
  wrong: {
    'a cache of its own': [
      solution(
        ['import { useSuspenseQuery }', 'import { QueryClient, useSuspenseQuery }'],
        ['  client,\n}: SiteParts', '}: SiteParts'],
        ['export const', 'const client = new QueryClient()\n\nexport const'],
      ),
      /has no posts. Let the loader put them there/,
    ],
    'under another key': [
      solution(["staleTime: 'static'", "queryKey: ['posts', `of ${params['userId']}`]"]),
      /One visit made 2 requests/,
    ],
    'asked for on each visit': [
      solution(["staleTime: 'static'", 'staleTime: 0']),
      /the second visit asked for them again/,
    ],
    'fresh or a wait': [
      solution([",\n      staleTime: 'static',", ',']),
      /the loader did not return before they came/,
    ],
    'only what the loader returned': [solution(...byLoaderData), /nothing has asked for newer ones/],
    'asked for behind a copy': [
      solution(...byLoaderData, [
        loader,
        `loader: ({ params }) =>
    client.ensureQueryData({
      ...postsOf(api, params['userId']),
      revalidateIfStale: true,
    }),`,
      ]),
      /the page still shows the old ones/,
    ],
  },
}
