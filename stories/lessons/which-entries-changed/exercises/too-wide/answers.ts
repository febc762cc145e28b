import { solution, start } from '#course/exercise/answers.ts'
import type { Answers } from '#course/exercise/answers.ts'

export const answers: Answers = {
  right: {
    'by predicate': solution([
      "queryKey: ['posts', 'list']",
      "predicate: ({ queryKey }) => queryKey[1] === 'list'",
    ]),
    'all but the details': solution([
      "queryKey: ['posts', 'list'],",
      `queryKey: ['posts'],
      predicate: ({ queryKey }) => queryKey[1] !== 'detail',`,
    ]),
  },
  wrong: {
    'everything of posts': [
      start(['invalidateQueries()', "invalidateQueries({ queryKey: ['posts'] })"]),
      /The detail of post 1 was fetched again/,
    ],
    resetting: [solution(['invalidateQueries', 'resetQueries']), /The lists were empty until/],
  },
}
