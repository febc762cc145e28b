import { predict } from '#course/prediction/prediction.ts'
import { idle, increaseOf, press, untilQuiet } from '#course/story/acting.ts'
import { rendersOf } from '../demos/rendersOf.ts'

const rendersAndWhy = [
  '0, because the data is equal, and it reads nothing else',
  '1, because the answer brings a new array',
  '2, because a refetch starts and ends',
] as const

const titles = increaseOf(
  ({ stage }) => rendersOf(stage, 'Title', 'Total') ?? 0,
  (run) => press(run, 'Refetch'),
)

export const equalData = predict({
  id: 'select-and-renders/equal-data',
  title: 'The same answer again',
  question:
    'A component has `const { data } = useQuery(…)` and shows a title. The list is refetched, and the answer is equal to the previous one. How many times does the component render, and why?',
  options: rendersAndWhy,
  shows: (stage) => `Title: ${rendersOf(stage, 'Title', 'Total') ?? 0} renders`,
  tellingWords: ['structural sharing', 'neither reader renders', 'the same array', 'has not read'],
  source: 'The table says',
  act: titles.act,
  measure(seen, before) {
    const count = titles.measure(seen, before)
    return rendersAndWhy[count] ?? String(count)
  },
  why: (measured) =>
    measured === rendersAndWhy[0]
      ? 'It has read `data` only. The new answer equals the old one, so the cache keeps the old array: `data` is the same, and this component has not read `isFetching`.'
      : 'It has read `data` only, and renders when that is another one.',
})

const readers = ['Spread', 'Named', 'Count', 'Set']

export const anotherTitle = predict({
  id: 'select-and-renders/another-title',
  title: 'One title changes',
  question:
    'Four components read one list. One spreads the result. One names `data`. One has a `select` that counts the done todos, and one a `select` that puts their ids into a `Set`. A title changes, and the list is refetched. How many of the four render?',
  options: [1, 2, 3, 4],
  shows: (stage) => `renders: ${totalsIn(stage).join(', ')}`,
  tellingWords: ['all but the count', 'the set is a new', 'a new one is always a change'],
  source: 'The table says',
  async act(run) {
    await untilQuiet(run.world)
    const before = totalsIn(run.canvasElement)
    await press(run, 'Rename')
    await untilQuiet(run.world)
    await idle(200)
    return before
  },
  measure: ({ stage }, before) => totalsIn(stage).filter((total, index) => total !== before[index]).length,
  why: (measured) =>
    measured === 3
      ? 'All but the count. The ids in the `Set` are the same as before, but the `Set` is a new one, and a new object counts as a change.'
      : 'What counts is the list in the cache, not the one on the server: without an answer, nothing in it changes.',
})

function totalsIn(stage: HTMLElement): number[] {
  return readers.map((name) => rendersOf(stage, name, 'Total') ?? 0)
}
