import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ProfileForm } from '#features/user/ProfileForm.tsx'

const meta = preview.meta({
  title: 'Components/Features/User/Profile form',
  component: ProfileForm,
  parameters: { layout: 'padded' },
  args: { name: 'Ada Lovelace', onUpdate: fn() },
})

export const Ready = meta.story()
