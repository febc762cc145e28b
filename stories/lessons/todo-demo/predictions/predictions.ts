import { within } from 'storybook/test'
import { predict } from '#course/prediction/prediction.ts'
import { increaseOf, untilQuiet } from '#course/story/acting.ts'

export const milkAtTheEnd = predict({
  id: 'todo-demo/milk-at-the-end',
  title: 'Refetch, then add',
  question:
    'A refetch of the list is under way. Milk is added optimistically, 0.3 seconds later, and nothing is cancelled. The server saves it. Is Milk in the list at the end?',
  options: ['Yes', 'No'],
  source: 'The list says',
  async act({ canvas, userEvent, world }) {
    await untilQuiet(world)
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch, then add' }))
    // The add leaves 0.3 s after the refetch, which may have ended by then.
    await untilQuiet(world, 800)
  },
  measure: ({ stage }) => (within(stage).queryByText('Milk') ? 'Yes' : 'No'),
  why: (measured) =>
    measured === 'No'
      ? 'The older answer arrived last of all, and replaced the whole list. Only another refetch would show Milk.'
      : 'Here the older list had arrived before Milk was added, so nothing could overwrite it.',
})

export const furtherGets = predict({
  id: 'todo-demo/further-gets',
  title: 'An add that fails, alone',
  question:
    'On this lesson’s screen the list is there. Milk is added, and the server refuses it. How many GETs follow?',
  options: [0, 1, 2],
  source: 'The log says',
  ...increaseOf(
    ({ requests }) => requests.filter(({ method }) => method === 'GET').length,
    ({ canvas, userEvent }) => userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk{Enter}'),
  ),
  why: (measured) =>
    measured === 0
      ? 'The entry that failed is taken out by its id. No list was on its way meanwhile, so what is left is what the server has.'
      : 'The list may be older than the answer, so it is asked for again.',
})
