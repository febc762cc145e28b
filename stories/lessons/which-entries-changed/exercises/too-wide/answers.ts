import { solution } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'by predicate': solution([
      "queryKey: ['posts', 'list'],",
      "predicate: ({ queryKey: [of, kind] }) => of === 'posts' && kind === 'list',",
    ]),
    'all but the details': solution([
      "queryKey: ['posts', 'list'],",
      `queryKey: ['posts'],
      predicate: ({ queryKey }) => queryKey[1] !== 'detail',`,
    ]),
  },
  when: {
    'by predicate': 'Choose it where keys do not begin with what they have in common.',
    'all but the details': 'Choose it where exceptions are fewer than what they are exceptions from.',
  },
  wrong: {
    'by the part of two resources': [
      solution(["queryKey: ['posts', 'list']", "predicate: ({ queryKey }) => queryKey[1] === 'list'"]),
      /“list” is the second part of their key as well/,
    ],
    resetting: [solution(['invalidateQueries', 'resetQueries']), /The lists were empty until/],
  },
}
