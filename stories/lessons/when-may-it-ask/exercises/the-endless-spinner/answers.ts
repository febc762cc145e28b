import { solution } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'pending for a user': solution(['posts.isLoading', 'userId !== undefined && posts.isPending']),
    'pending and fetching': solution([
      'isLoading',
      `status === 'pending' &&
        posts.fetchStatus === 'fetching'`,
    ]),
  },
  when: {
    'pending for a user': 'Choose it where the condition is short: it says why nothing loads.',
    'pending and fetching':
      'It is what `isLoading` stands for. Choose it where you also tell a paused query from one that loads.',
  },
  wrong: {
    'whoever is chosen': [
      solution(['posts.isLoading', 'userId !== undefined']),
      /the page still says “Loading...”/,
    ],
    'is fetching': [solution(['isLoading', 'isFetching']), /because they were refreshed/],
    'any query': [
      solution(
        ['import { queryOptions, useQuery }', 'import { queryOptions, useIsFetching, useQuery }'],
        ['  return (\n    <>', '  const isBusy = useIsFetching() > 0\n  return (\n    <>'],
        ['posts.isLoading', 'posts.isPending && isBusy'],
      ),
      /as soon as something else in the cache loads/,
    ],
    'as long as there is no data': [
      solution(['posts.isLoading', 'userId !== undefined && !posts.data']),
      /does not mean that data is on its way/,
    ],
  },
}
