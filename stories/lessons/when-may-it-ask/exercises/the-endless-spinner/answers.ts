import { solution } from '#course/exercise/answers.ts'
import type { Answers } from '#course/exercise/answers.ts'

export const answers: Answers = {
  right: {
    'pending for a user': solution(['posts.isLoading', 'userId !== undefined && posts.isPending']),
    'pending and fetching': solution([
      'isLoading',
      `status === 'pending' &&
        posts.fetchStatus === 'fetching'`,
    ]),
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
