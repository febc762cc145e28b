import { predict } from '#course/prediction/prediction.ts'
import { settled } from '#course/story/acting.ts'

export const twoReaders = predict({
  id: 'why-a-query/two-readers',
  title: 'Two components, one list',
  question:
    'A header and a sidebar both show the posts of User 1. Each of them fetches in an effect. How many requests do they make?',
  options: [1, 2, 4],
  source: 'The log says',
  act: ({ world }) => settled(world),
  measure: ({ requests }) => requests.length,
  why: 'Each effect runs for its own component, and none of them knows about the other.',
})
