import { predict } from '#course/prediction/prediction.ts'
import { idle, settled } from '#course/story/acting.ts'
import { rendersIn } from '../demos/rendersOf.ts'

export const equalData = predict({
  id: 'select-and-renders/equal-data',
  title: 'The same answer again',
  question:
    'A component has `const { data } = useQuery(…)` and shows a title. The list is refetched, and the answer is equal to the one before. How many times does the component render?',
  options: [0, 1, 2],
  source: 'The table says',
  async act({ canvas, canvasElement, userEvent, world }) {
    await settled(world)
    const before = rendersIn(canvasElement, 'Title', 'In all') ?? 0
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
    await settled(world)
    await idle(200)
    return before
  },
  measure: ({ stage }, before) => (rendersIn(stage, 'Title', 'In all') ?? 0) - before,
  why: 'It has read `data` only. The new answer equals the old one, so the cache keeps the old array: `data` is the same, and `isFetching` is nothing to this component.',
})
