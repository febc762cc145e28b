import { start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

const imports = (names: string) =>
  ["import { useSuspenseQuery } from '@tanstack", `import { ${names} } from '@tanstack`] as const

/** Plain queries, and what the component does for want of data. */
const byUseQuery = (unless: string) =>
  start(
    imports('useQuery'),
    ['useSuspenseQuery(postsQuery', 'useQuery(postsQuery'],
    ['useSuspenseQuery(todosQuery(api))', `useQuery(todosQuery(api))\n  ${unless}`],
  )

/** A component of its own for the todos, and what puts it on the page. */
const withTodosIn = (...edits: Parameters<typeof start>) =>
  start(['  const todos = useSuspenseQuery(todosQuery(api))\n', ''], ...edits, [
    'function Numbers() {',
    `function Todos() {
  const todos = useSuspenseQuery(todosQuery(useApi()))
  return <>{todos.data.length} todos</>
}

function Numbers() {`,
  ])

export const answers: Answers = {
  right: {
    'the second one prefetched': start(imports('usePrefetchQuery, useSuspenseQuery'), [
      '  const posts =',
      '  usePrefetchQuery(todosQuery(api))\n  const posts =',
    ]),
    'a component for each': withTodosIn(
      ['      <Numbers />', '      <Numbers />\n      <Todos />'],
      [' and {todos.data.length} todos', ''],
    ),
  },
  when: {
    'the second one prefetched': 'Choose it where the second reader is further down, or is not rendered yet.',
    'a component for each':
      'Choose it where the parts may appear one by one: siblings below one boundary start together, too.',
  },
  wrong: {
    'a component inside the other': [
      withTodosIn(['{todos.data.length} todos', '<Todos />']),
      /The posts are asked for, and the todos are not/,
    ],
    'under another key': [
      start(
        imports('useQueryClient, useSuspenseQuery'),
        ['import { useApi }', "import { noop } from '@tanstack/react-query'\nimport { useApi }"],
        [
          '  const posts =',
          "  void useQueryClient().query({ ...todosQuery(api), queryKey: ['ahead'] }).catch(noop)\n  const posts =",
        ],
      ),
      /Two lists took 3 requests: todos, posts, todos/,
    ],
    'throws each error': [
      byUseQuery(`if (posts.isPending || todos.isPending) return <Banner>Loading...</Banner>
  if (posts.isError || todos.isError) throw posts.error ?? todos.error`),
      /the old numbers have gone from the page/,
    ],
    'waits for ever': [
      byUseQuery('if (!posts.data || !todos.data) return <Banner>Loading...</Banner>'),
      /the page says “Loading...”. Nobody hears of the error/,
    ],
  },
}
