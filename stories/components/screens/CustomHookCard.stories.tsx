import preview from '#storybook/preview.tsx'
import { CustomHookCard } from '#screens/parts/CustomHookCard.tsx'
import { resetStores } from '#course/story/resetStores.ts'

const meta = preview.meta({
  title: 'Components/Screens/Custom hook card',
  component: CustomHookCard,
  parameters: { layout: 'padded' },
  beforeEach: resetStores,
})

export const Stranger = meta.story()

export const Known = meta.story({
  beforeEach: () => localStorage.setItem('demo-name', '"Ada"'),
})
