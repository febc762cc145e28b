import { predict } from '#course/prediction/prediction.ts'
import { firstOf, countIn } from '#course/story/textOnStage.ts'
import { idle, increaseOf, press } from '#course/story/acting.ts'

export const twoPears = predict({
  id: 'zustand-demo/two-pears',
  title: 'Two pears',
  question:
    'A component calls `useStore(counters)` without a selector, and shows only the apples. You press Add a pear twice. How many times does the component render?',
  options: [
    '0 times, because the apples stay the same',
    'Once, because React collects both changes',
    '2 times, because it gets another state object after each change',
  ],
  shows: (stage) => firstOf(stage, /Apples: \d+ renders?/),
  tellingWords: ['another state object', 'the whole state', 'new object after each change', 'whole store'],
  source: 'The count of renders says',
  ...increaseOf(
    ({ stage }) => countIn(stage, /Apples: (\d+) render/),
    async (run) => {
      await press(run, 'Add a pear')
      await press(run, 'Add a pear')
      await idle(200)
    },
  ),
  measure({ stage }, before) {
    const times = countIn(stage, /Apples: (\d+) render/) - before
    if (times === 0) return '0 times, because the apples stay the same'
    if (times === 1) return 'Once, because React collects both changes'
    return times === 2 ? '2 times, because it gets another state object after each change' : `${times} times`
  },
  why: 'Without a selector the component gets the whole state, which is a new object after each change.',
})

export const afterAReload = predict({
  id: 'zustand-demo/after-a-reload',
  title: 'What survives a reload?',
  question:
    '`persist` keeps the state of a basket over a reload. The basket has `items` and `isOpen`, and its option `partialize` is `({ items }) => ({ items })`. You add an item, open the basket and reload the page. What is there?',
  options: [
    'The item, and it is open, because both are in the store',
    'The item only, because only the items were stored',
    'Nothing, because a new store begins with its initial state',
  ],
  shows: (stage) => firstOf(stage, /\d+ items?, (?:open|closed)/),
  tellingWords: ['never stored', 'picks the fields', 'was not stored'],
  source: 'The basket says',
  async act(run) {
    for (const name of ['Add an item', 'Open the basket', 'Reload']) await press(run, name)
    await idle(200)
  },
  measure({ stage }) {
    const [, items, openness] = /Visit \d+: (\d+) items?, (open|closed)/.exec(stage.textContent) ?? []
    if (items === '1' && openness === 'open') return 'The item, and it is open, because both are in the store'
    if (items === '1') return 'The item only, because only the items were stored'
    if (items === '0' && openness === 'closed')
      return 'Nothing, because a new store begins with its initial state'
    return `${items} items, ${openness}`
  },
  why: '`persist` writes only the fields that `partialize` picks. The other fields start with their initial values, as in a new store.',
})
