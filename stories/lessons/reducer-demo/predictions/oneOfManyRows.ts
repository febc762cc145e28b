import { predict } from '#course/prediction/prediction.ts'
import { idle } from '#course/story/acting.ts'
import { countIn } from '#course/story/countIn.ts'

export const oneOfManyRows = predict({
  id: 'reducer-demo/one-of-many-rows',
  title: 'One of 10,000',
  question:
    'A reducer keeps 10,000 tasks. About twenty rows are in the document, and each of them is wrapped in `memo`. You complete one task. How many rows render?',
  options: [1, 20, 10_000],
  source: 'The count of renders says',
  async act({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Count from 0' }))
    await idle(200)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Task 3' }))
    await idle(200)
  },
  measure: ({ stage }) => countIn(stage, /Row renders: (\d+)/),
  why: 'The reducer makes one new task and a new list. All other tasks are the same objects as before, so `memo` skips their rows.',
})
