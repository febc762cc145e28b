import { predict } from '#course/prediction/prediction.ts'
import { settled } from '#course/story/acting.ts'

export const furtherGets = predict({
  id: 'todo-demo/further-gets',
  title: 'An add that fails, alone',
  question:
    'On this lesson’s screen the list is there. Milk is added, and the server refuses it. How many GETs follow?',
  options: [0, 1, 2],
  source: 'The log says',
  async act({ canvas, userEvent, world }) {
    await settled(world)
    const before = world.log.entries().length
    await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk{Enter}')
    await settled(world)
    return before
  },
  measure: ({ requests }, before) => requests.slice(before).filter(({ method }) => method === 'GET').length,
  why: (measured) =>
    measured === 0
      ? 'The entry that failed is taken out by its id. No list was on its way meanwhile, so what is left is what the server has.'
      : 'The list may be older than the answer, so it is asked for again.',
})
