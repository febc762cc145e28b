import { predict } from '#course/prediction/prediction.ts'
import { settled } from '#course/story/acting.ts'

export const disabledAndEmpty = predict({
  id: 'when-may-it-ask/disabled-and-empty',
  title: 'Disabled, with an empty cache',
  question:
    'Nobody is chosen, so the query has `enabled: false`. The cache is empty. What are its `status` and its `fetchStatus`?',
  options: ['pending, fetching', 'pending, idle', 'success, idle'],
  source: 'The table says',
  act: ({ world }) => settled(world, 500),
  measure: ({ stage }) => /Posts: (\w+, \w+)\./.exec(stage.textContent)?.[1] ?? 'no state',
  why: 'There is no data, so it is `pending`. Nothing runs its function, so it is `idle`. “Pending” does not say that an answer is on its way.',
})
