import preview from '#storybook/preview.tsx'
import { createContextUser } from '#features/user/user.ts'
import { UserDetails } from '#features/user/UserDetails.tsx'
import type { UserDetailsProps } from '#features/user/UserDetails.tsx'

const profile: UserDetailsProps['part'] = 'profile'

const meta = preview.meta({
  title: 'Components/Features/User/User details',
  component: UserDetails,
  parameters: { layout: 'padded' },
  args: { user: createContextUser('ada.lovelace@example.com', 1), part: profile },
})

export const Profile = meta.story()

export const Settings = meta.story({ args: { part: 'settings' } })
