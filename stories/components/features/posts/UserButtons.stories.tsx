import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { UserButtons } from '#screens/why-a-query/UserButtons.tsx'

const meta = preview.meta({
  title: 'Components/Features/Posts/User buttons',
  component: UserButtons,
  parameters: { layout: 'padded' },
  args: { userId: 1, onChoose: fn() },
})

export const ThreeUsers = meta.story()

export const FiveUsers = meta.story({ args: { users: [1, 2, 3, 4, 5], userId: 4 } })
