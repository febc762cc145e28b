import { predict } from '#course/prediction/prediction.ts'
import { idle, settled } from '#course/story/acting.ts'
import { rendersIn } from '../demos/rendersOf.ts'

const readers = ['Spread', 'Named', 'Count', 'Set']

export const anotherTitle = predict({
  id: 'select-and-renders/another-title',
  title: 'One title changes',
  question:
    'Four components read one list. One spreads the result. One names `data`. One has a `select` that counts the done todos, and one a `select` that puts their ids into a `Set`. A title changes, and the list is refetched. How many of the four render?',
  options: [1, 2, 3, 4],
  source: 'The table says',
  async act({ canvas, canvasElement, userEvent, world }) {
    await settled(world)
    const before = totalsIn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await settled(world)
    await idle(200)
    return before
  },
  measure: ({ stage }, before) => totalsIn(stage).filter((total, index) => total !== before[index]).length,
  why: (measured) =>
    measured === 3
      ? 'All but the count. The ids in the `Set` are the same as before, but the `Set` is a new one, and a new object counts as a change.'
      : 'The list that the cache holds decides, and not the server: without an answer nothing changes in it.',
})

function totalsIn(stage: HTMLElement): number[] {
  return readers.map((name) => rendersIn(stage, name, 'In all') ?? 0)
}
