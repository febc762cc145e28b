import { predict } from '#course/prediction/prediction.ts'
import { idle, press } from '#course/story/acting.ts'
import { countIn } from '#course/story/countIn.ts'

export const oneOfManyRows = predict({
  id: 'reducer-demo/one-of-many-rows',
  title: 'One of 10,000',
  question:
    'A reducer keeps 10,000 tasks. About twenty rows are in the document, and each of them is wrapped in `memo`. You complete one task. How many rows render?',
  options: [1, 20, 10_000],
  source: 'The count of renders says',
  async act(run) {
    const { canvas, userEvent } = run
    await press(run, 'Count from 0')
    await idle(200)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Task 3' }))
    await idle(200)
  },
  measure: ({ stage }) => countIn(stage, /Row renders: (\d+)/),
  why: 'The reducer makes one new task and a new list. All other tasks are the same objects as before, so `memo` skips their rows.',
})

export const callsPerClick = predict({
  id: 'reducer-demo/calls-per-click',
  title: 'One click in StrictMode',
  question: `A button in StrictMode dispatches one action, and is pressed once. React runs as a ${import.meta.env.DEV ? 'development' : 'production'} build here. How often is the reducer called?`,
  options: [0, 1, 2],
  source: 'The count of calls says',
  async act(run) {
    await press(run, 'Add one')
    await idle(200)
  },
  measure: ({ stage }) => countIn(stage, /calls of the reducer: (\d+)/),
  why: (measured) =>
    measured === 1
      ? '`StrictMode` does nothing in a production build. In development it calls the reducer twice for the same action.'
      : 'In development `StrictMode` calls it twice with the same state and action, to show what is impure. A production build calls it once.',
})
