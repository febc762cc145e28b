import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

/** The sentence of all answers that write into posts of another id. */
const lostTheRest = /has lost the rest of post 1/
const anotherPost = /Another post has changed, too/
/** The sentence of all answers that replace the post that stands first. */
const byItsPlace = /Find post 1 by the `id` of the answer/
const inLists = 'const inList = (each: Post) => (each.id === post.id ? post : each)'

export const answers: Answers = {
  right: {
    'taken back after a failure': solution(
      [
        'onSuccess: (post, _title, _result, { client }) => {',
        `onMutate: (title, { client }) => {
      const before = client.getQueriesData({ queryKey: ['posts'] })`,
      ],
      ['(each.id === post.id ? post : each)', '(each.id === 1 ? { ...each, title } : each)'],
      [
        `client.setQueryData<Post>(['posts', 'detail', post.id], post)
    },`,
        `client.setQueryData<Post>(['posts', 'detail', 1], (post) =>
        post && inList(post),
      )
      return before
    },
    onError: (_error, _title, before, { client }) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data)
    },`,
      ],
    ),
    'by shape': start(
      [
        `// Post 1 is in four entries of the cache:
// ['posts', 'list']                 Post[]
// ['posts', 'list', { userId: 1 }]  Post[]
// ['posts', 'infinite']             { pages: Post[][], pageParams }
// ['posts', 'detail', 1]            Post`,
        `/** Goes through lists and objects of any shape, and copies what it goes through. */
function withPost(data: unknown, post: Post): unknown {
  if (Array.isArray(data))
    return data.map((each) => withPost(each, post))
  if (typeof data !== 'object' || data === null) return data
  if ('userId' in data && 'id' in data)
    return data.id === post.id ? post : data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      withPost(value, post),
    ]),
  )
}`,
      ],
      [
        `const inList = (each: Post) => (each.id === post.id ? post : each)
      client.setQueryData<Post[]>(['posts', 'list'], (posts) =>
        posts?.map(inList`,
        `client.setQueriesData({ queryKey: ['posts'] }, (data) =>
        withPost(data, post`,
      ],
    ),
  },
  when: {
    'taken back after a failure':
      'Choose it where the change should show at once, before the server has answered.',
    'by shape':
      'Choose it where entries of many shapes hold the same thing. It is slower and harder to read than naming the four keys.',
  },
  wrong: {
    'before the answer': [
      solution(
        ['onSuccess: (post, _title, _result, { client }) => {', 'onMutate: (title, { client }) => {'],
        ['(each.id === post.id ? post : each)', '(each.id === 1 ? { ...each, title } : each)'],
        [
          "client.setQueryData<Post>(['posts', 'detail', post.id], post)",
          "client.setQueryData<Post>(['posts', 'detail', 1], (post) => post && inList(post))",
        ],
      ),
      /The server refused the new name/,
    ],
    'one updater for all': [
      start(["setQueryData<Post[]>(['posts', 'list']", "setQueriesData<Post[]>({ queryKey: ['posts'] }"]),
      /A callback of yours threw “.*map is not a function/,
    ],
    'asking again': [
      start(
        [
          `import type { Post } from '#contract/post.ts'
`,
          '',
        ],
        [
          `(post, _title, _result, { client }) => {
      const inList = (each: Post) => (each.id === post.id ? post : each)
      client.setQueryData<Post[]>(['posts', 'list'], (posts) =>
        posts?.map(inList),
      )`,
          `(_post, _title, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ['posts'] })`,
        ],
      ),
      /That took 5 more requests/,
    ],
    'flat pages': [
      solution([
        'pages: data.pages.map((page) => page.map(inList)),',
        'pages: data.pages.flatMap((page) => page.map(inList)) as never,',
      ]),
      /does not begin with post 1 any more/,
    ],
    'nothing for the others': [
      solution([
        inLists,
        `const inList = (each: Post) => {
        if (each.id === post.id) return post
        return undefined as never
      }`,
      ]),
      /A list has holes now/,
    ],
    'the title alone': [
      solution([
        "setQueryData<Post>(['posts', 'detail', post.id], post)",
        "setQueryData(['posts', 'detail', post.id], { title: post.title })",
      ]),
      lostTheRest,
    ],
    'one list for all': [solution(['(posts) => posts?.map(inList),', '[post],']), anotherPost],
    'the first of the infinite list': [
      solution([
        'data.pages.map((page) => page.map(inList))',
        'data.pages.map((page, index) => (index === 0 ? [post, ...page.slice(1)] : page))',
      ]),
      byItsPlace,
    ],
    'an empty list for others': [
      solution([
        `setQueriesData<Post[]>(
        { queryKey: ['posts', 'list'] },
        (posts) => posts?.map(inList),
      )`,
        `setQueryData<Post[]>(['posts', 'list'], (posts) =>
        posts?.map(inList),
      )
      for (const userId of [1, 2, 3]) {
        client.setQueryData<Post[]>(
          ['posts', 'list', { userId }],
          (posts = []) => posts.map(inList),
        )
      }`,
      ]),
      /you made an entry for it/,
    ],
  },
}
