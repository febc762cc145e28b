import preview from '#storybook/preview.tsx'
import { CountReadout } from '#features/counter/CountReadout.tsx'

const meta = preview.meta({
  title: 'Components/Features/Counter/Count readout',
  component: CountReadout,
  parameters: { layout: 'padded' },
  args: { count: 10 },
})

export const Ready = meta.story()

export const Negative = meta.story({ args: { count: -5 } })
