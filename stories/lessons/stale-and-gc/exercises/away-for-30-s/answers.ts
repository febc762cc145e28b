import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'by the age': start([
      'gcTime: 1000',
      `refetchOnMount: ({ state }) =>
      Date.now() - state.dataUpdatedAt > 60_000 ? 'always' : false`,
    ]),
    suspending: solution(
      ['import { useQuery }', 'import { useSuspenseQuery }'],
      ['posts = useQuery(', 'posts = useSuspenseQuery('],
      ["posts.data ? `${posts.data.length} posts` : 'Loading...'", '`${posts.data.length} posts`'],
    ),
  },
  when: {
    'by the age':
      'Choose it where coming back differs from a focus or a reconnect: it decides about mounts alone.',
    suspending: 'Choose it where a boundary shows the loading state. The times mean the same.',
  },
  wrong: {
    'trusted too short': [start(['gcTime: 1000', 'staleTime: 25_000']), /not for as long as 30 seconds/],
    'not on mount': [
      start(['gcTime: 1000', 'refetchOnMount: false']),
      /no request was made.*never asks on a mount/,
    ],
  },
}
