import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'the last page in a state': start([
      'return <TurnPages page={page} onTurn={setPage} posts={posts.data} />',
      `const [last, setLast] = useState(posts.data)
  if (posts.data !== undefined && posts.data !== last)
    setLast(posts.data)
  return (
    <TurnPages
      page={page}
      onTurn={setPage}
      posts={posts.data ?? last}
      isOld={posts.data === undefined}
    />
  )`,
    ]),
    'a function for the placeholder': start([
      `(pageOfPosts(useApi(), page))
  return <TurnPages page={page} onTurn={setPage} posts={posts.data} />`,
      `({
    ...pageOfPosts(useApi(), page),
    placeholderData: (previous) => previous,
  })
  return (
    <div
      aria-busy={posts.isPlaceholderData}
      style={{ opacity: posts.isPlaceholderData ? 0.5 : 1 }}
    >
      <TurnPages page={page} onTurn={setPage} posts={posts.data} />
    </div>
  )`,
    ]),
  },
  when: {
    'the last page in a state':
      'It shows what `placeholderData` does for you. Choose it where the old data come from something that is not a query.',
    'a function for the placeholder':
      'Choose it where not every previous answer may stand in: the function also gets the query that it came from.',
  },
  wrong: {
    'the label stays': [
      solution([
        `page={page}
      onTurn={setPage}
      posts={posts.data}
      isOld={posts.isPlaceholderData}`,
        `page={posts.isPlaceholderData ? page - 1 : page}
      onTurn={setPage}
      posts={posts.data}`,
      ]),
      /until page 2 came the page looked as it did before/,
    ],
    'marked while fetching': [solution(['isPlaceholderData', 'isFetching']), /its own posts were called old/],
    'the page before by its number': [
      solution(
        ['  keepPreviousData,\n', ''],
        ['  useQuery,\n', '  useQuery,\n  useQueryClient,\n'],
        ['    placeholderData: keepPreviousData,\n', ''],
        [
          'posts = useQuery(pageOfPosts(useApi(), page))',
          `api = useApi()
  const client = useQueryClient()
  const posts = useQuery({
    ...pageOfPosts(api, page),
    placeholderData: () => client.getQueryData(pageOfPosts(api, page - 1).queryKey),
  })`,
        ],
      ),
      /Page 3 had not come either/,
    ],
  },
}
