import { predict } from '#course/prediction/prediction.ts'
import { firstOf } from '#course/story/textOnStage.ts'
import { requestsMadeBy, untilQuiet } from '#course/story/acting.ts'

export const backToUser1 = predict({
  id: 'basic-query/back-to-user-1',
  title: 'User 1, User 2, User 1',
  question:
    'Each list has a `staleTime` of 10 seconds. The first one has loaded. Within the next 10 seconds you choose User 1, User 2, and User 1 again, and wait for the answer each time. How many requests do these three choices make?',
  options: [1, 2, 3],
  shows(stage) {
    const [chosen] = stage.querySelector('select')?.selectedOptions ?? []
    return `${chosen?.text ?? 'nobody'}: ${firstOf(stage, /\d+ posts/, /Loading\.\.\./)}`
  },
  tellingWords: ['third choice', 'the cache answers', 'choosing a user again', 'is answered by the cache'],
  ...requestsMadeBy(async ({ canvas, userEvent, world }) => {
    for (const user of ['User 1', 'User 2', 'User 1']) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), user)
      await untilQuiet(world)
    }
  }),
  why: (measured) =>
    measured === 2
      ? 'Each user has a separate entry, and the third choice found its entry still fresh.'
      : 'An entry without data cannot be fresh: the third choice found none, and asked again.',
})

const byContent = '1, because all three keys say the same'
const undefinedCounts = '2, because only the last key has one more property'
const newObjects = '3, because each key is another array'

export const threeSpellings = predict({
  id: 'basic-query/three-spellings',
  title: 'One key in three spellings',
  question:
    "Three components have the keys `['posts', { userId: 1, tag: 'news' }]`, `['posts', { tag: 'news', userId: 1 }]` and `['posts', { tag: 'news', userId: 1, page: undefined }]`. They mount together. How many requests do they make, and why?",
  options: [byContent, undefinedCounts, newObjects],
  tellingWords: ['by their content', 'order of properties', 'hash'],
  source: 'The log says',
  act: ({ world }) => untilQuiet(world),
  measure: ({ requests: { length } }) =>
    [byContent, undefinedCounts, newObjects].find((option) => option.startsWith(`${length},`)) ??
    `${length} requests`,
  why: 'The cache compares keys by their content. The order of properties does not count, and a property that is `undefined` counts as one that is not there.',
})
