import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'a shallow object': solution(
      [
        "import { create } from 'zustand'",
        `import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'`,
      ],
      [
        'apples = useFruit((state) => state.apples)',
        '{ apples } = useFruit(useShallow(({ apples }) => ({ apples })))',
      ],
    ),
  },
  when: {
    'a shallow object':
      'Choose it where a component needs several fields: one selector, compared field by field.',
  },
  wrong: {
    'destructured afterwards': [
      start(['const fruit =', 'const { apples } ='], ['fruit.apples', 'apples']),
      /afterwards is too late/,
    ],
    'not subscribed': [
      solution(['apples = useFruit((state) => state.apples)', '{ apples } = useFruit.getState()']),
      /does not subscribe/,
    ],
  },
}
