import { predict } from '#course/prediction/prediction.ts'
import { settled } from '#course/story/acting.ts'

export const fourTiles = predict({
  id: 'overview/four-tiles',
  title: 'Four tiles',
  question:
    'Four tiles count the todos, all posts, the ten posts of page 1, and the first page of an infinite list. How many requests do they make?',
  options: [1, 3, 4],
  source: 'The log says',
  act: ({ world }) => settled(world),
  measure: ({ requests }) => requests.length,
  why: 'A key makes one request, however many components read it: the last two tiles read the same page.',
})
