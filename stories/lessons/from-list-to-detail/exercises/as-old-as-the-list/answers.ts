import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

const age = "() =>\n      client.getQueryState(['posts'])?.dataUpdatedAt"

export const answers: Answers = {
  right: {
    'a value': solution([age, "client.getQueryState(['posts'])?.dataUpdatedAt ?? 0"]),
    'asked on a mount': start([
      'staleTime: 30_000,',
      `staleTime: () =>
      Date.now() - (client.getQueryState(['posts'])?.dataUpdatedAt ?? 0) > 30_000 ? 0 : 30_000,`,
    ]),
  },
  when: {
    'a value':
      'Choose it for a component that mounts once for each post. A function is only asked when there is no data yet.',
    'asked on a mount':
      'Choose it where you cannot set `initialDataUpdatedAt`. The data then seem newer than they are, and only `staleTime` knows better.',
  },
  wrong: {
    'the first of the list': [
      solution(['?.find((post) => post.id === id)', '?.at(0)']),
      /Post 2 was opened, and its title and its text were not/,
    ],
    'a placeholder': [
      start(['initialData:', 'placeholderData:']),
      /came 10 s ago, and its post was asked for all the same/,
    ],
    'stale at once': [
      start(['staleTime: 30_000', 'staleTime: 0']),
      /came 10 s ago, and its post was asked for all the same/,
    ],
    'never fetched': [solution([age, '0']), /came 10 s ago, and its post was asked for all the same/],
    now: [solution([age, 'Date.now()']), /for the cache, post 2 came 0 s ago/],
    'another key': [
      solution(["getQueryState(['posts'])", "getQueryState(['post', id])"]),
      /for the cache, post 2 came 0 s ago/,
    ],
  },
}
