import { predict } from '#course/prediction/prediction.ts'
import { idle } from '#course/story/acting.ts'
import { countIn } from '#course/story/countIn.ts'

const renders = /Apples: (\d+) render/

export const twoPears = predict({
  id: 'zustand-demo/two-pears',
  title: 'Two pears',
  question:
    'A component calls `useStore(counters)` without a selector, and shows only the apples. You add two pears. How many times does it render?',
  options: [0, 1, 2],
  source: 'The count of renders says',
  async act({ canvas, canvasElement, userEvent }) {
    const add = await canvas.findByRole('button', { name: 'Add a pear' })
    await idle(200)
    const before = countIn(canvasElement, renders)
    await userEvent.click(add)
    await userEvent.click(add)
    await idle(200)
    return before
  },
  measure: ({ stage }, before) => countIn(stage, renders) - before,
  why: 'Without a selector the component gets the whole state, which is a new object after each change.',
})
