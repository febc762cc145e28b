import { predict } from '#course/prediction/prediction.ts'
import { idle } from '#course/story/acting.ts'

export const afterAReload = predict({
  id: 'zustand-demo/after-a-reload',
  title: 'What survives a reload?',
  question:
    'A persisted basket has one item and is open. Its `partialize` is `({ items }) => ({ items })`. You reload the page. What is still there?',
  options: ['The item, and it is open', 'The item only', 'Nothing'],
  source: 'The basket says',
  async act({ canvas, userEvent }) {
    for (const name of ['Add an item', 'Open the basket', 'Reload']) {
      await userEvent.click(await canvas.findByRole('button', { name }))
    }
    await idle(200)
  },
  measure({ stage }) {
    const [, items, openness] = /Visit \d+: (\d+) items?, (open|closed)/.exec(stage.textContent) ?? []
    if (items !== '1') return 'Nothing'
    return openness === 'open' ? 'The item, and it is open' : 'The item only'
  },
  why: '`persist` writes only the fields that `partialize` picks. The other fields begin with their initial values, as in a new store.',
})
