import { predict } from '#course/prediction/prediction.ts'
import { idle } from '#course/story/acting.ts'
import { countIn } from '#course/story/countIn.ts'

export const callsPerClick = predict({
  id: 'reducer-demo/calls-per-click',
  title: 'One click in StrictMode',
  question: `A button in StrictMode dispatches one action, and is pressed once. React runs as a ${import.meta.env.DEV ? 'development' : 'production'} build here. How often is the reducer called?`,
  options: [0, 1, 2],
  source: 'The count of calls says',
  async act({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add one' }))
    await idle(200)
  },
  measure: ({ stage }) => countIn(stage, /calls of the reducer: (\d+)/),
  why: (measured) =>
    measured === 1
      ? '`StrictMode` does nothing in a production build. In development it calls the reducer twice for the same action.'
      : 'In development `StrictMode` calls it twice with the same state and action, to show what is impure. A production build calls it once.',
})
