import { predict } from '#course/prediction/prediction.ts'
import { idle, increaseOf, press } from '#course/story/acting.ts'
import { countIn } from '#course/story/countIn.ts'

export const twoPears = predict({
  id: 'zustand-demo/two-pears',
  title: 'Two pears',
  question:
    'A component calls `useStore(counters)` without a selector, and shows only the apples. You add two pears. How many times does it render?',
  options: [0, 1, 2],
  source: 'The count of renders says',
  ...increaseOf(
    ({ stage }) => countIn(stage, /Apples: (\d+) render/),
    async (run) => {
      await press(run, 'Add a pear')
      await press(run, 'Add a pear')
      await idle(200)
    },
  ),
  why: 'Without a selector the component gets the whole state, which is a new object after each change.',
})

export const afterAReload = predict({
  id: 'zustand-demo/after-a-reload',
  title: 'What survives a reload?',
  question:
    'A persisted basket has one item and is open. Its `partialize` is `({ items }) => ({ items })`. You reload the page. What is still there?',
  options: ['The item, and it is open', 'The item only', 'Nothing'],
  source: 'The basket says',
  async act(run) {
    for (const name of ['Add an item', 'Open the basket', 'Reload']) await press(run, name)
    await idle(200)
  },
  measure({ stage }) {
    const [, items, openness] = /Visit \d+: (\d+) items?, (open|closed)/.exec(stage.textContent) ?? []
    if (items !== '1') return 'Nothing'
    return openness === 'open' ? 'The item, and it is open' : 'The item only'
  },
  why: '`persist` writes only the fields that `partialize` picks. The other fields begin with their initial values, as in a new store.',
})
