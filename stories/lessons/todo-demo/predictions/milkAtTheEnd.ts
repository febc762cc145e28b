import { within } from 'storybook/test'
import { predict } from '#course/prediction/prediction.ts'
import { settled } from '#course/story/acting.ts'

export const milkAtTheEnd = predict({
  id: 'todo-demo/milk-at-the-end',
  title: 'Refetch, then add',
  question:
    'A refetch of the list is under way. Milk is added optimistically, 0.3 seconds later, and nothing is cancelled. The server saves it. Is Milk in the list at the end?',
  options: ['Yes', 'No'],
  source: 'The list says',
  async act({ canvas, userEvent, world }) {
    await settled(world)
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch, then add' }))
    // The add leaves 0.3 s after the refetch, which may have ended by then.
    await settled(world, 800)
  },
  measure: ({ stage }) => (within(stage).queryByText('Milk') ? 'Yes' : 'No'),
  why: (measured) =>
    measured === 'No'
      ? 'The older answer arrived last of all, and replaced the whole list. Only another refetch would show Milk.'
      : 'Here the older list had arrived before Milk was added, so nothing could overwrite it.',
})
