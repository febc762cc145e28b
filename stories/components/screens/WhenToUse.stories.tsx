import preview from '#storybook/preview.tsx'
import { WhenToUse } from '#screens/parts/WhenToUse.tsx'

const meta = preview.meta({
  title: 'Components/Screens/When to use',
  component: WhenToUse,
  parameters: { layout: 'padded' },
})

export const Ready = meta.story()
