import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'the courses rule': solution(
      ["import { ApiError } from '#api/ApiError.ts'", "import { isTransient } from '#api/ApiError.ts'"],
      ['!(error instanceof ApiError && error.status === 404)', 'isTransient(error)'],
    ),
  },
  when: {
    'the courses rule':
      'Choose it once the rule is the same for all queries: one function says which errors are worth a retry.',
  },
  wrong: {
    'no retries': [
      start(['retry: 3,', 'retry: false,']),
      /would have answered the third request\. The page gave up after 1\./,
    ],
    'only after a500': [
      solution([
        '!(error instanceof ApiError && error.status === 404)',
        'error instanceof ApiError && error.status === 500',
      ]),
      /There was no answer, so `error.status` is undefined/,
    ],
    'a lost connection for ever': [
      solution([
        '!(error instanceof ApiError && error.status === 404) && count < 3',
        `!(error instanceof ApiError) ||
      error.status === undefined ||
      (error.status !== 404 && count < 3)`,
      ]),
      /The connection stayed lost, and a sixth request left/,
    ],
  },
}
