import preview from '#storybook/preview.tsx'
import { initialCounter } from '#features/counter/counter.ts'
import { CounterHistory } from '#features/counter/CounterHistory.tsx'

const meta = preview.meta({
  title: 'Components/Features/Counter/Counter history',
  component: CounterHistory,
  parameters: { layout: 'padded' },
  args: { state: { ...initialCounter, count: 7, history: [0, 1, 2, 3, 4, 5, 6] } },
})

/** Of seven earlier counts, the last five. */
export const Ready = meta.story()

export const Empty = meta.story({ args: { state: initialCounter } })
