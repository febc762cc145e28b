import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { loggedOut } from '#features/user/session.ts'
import { createContextUser } from '#features/user/user.ts'
import { UserPanel } from '#features/user/UserPanel.tsx'

const meta = preview.meta({
  title: 'Components/Features/User/User panel',
  component: UserPanel,
  parameters: { layout: 'padded' },
  // A control would show the inside of each function.
  argTypes: { actions: { control: false } },
  args: {
    title: 'User',
    session: loggedOut,
    actions: {
      login: fn(() => Promise.resolve('loggedIn' as const)),
      cancelLogin: fn(),
      logout: fn(),
      updateProfile: fn(),
      updatePreferences: fn(),
      dismissError: fn(),
    },
    onEvent: fn(),
  },
})

export const LoggedOut = meta.story()

export const Loading = meta.story({ args: { session: { status: 'loading' } } })

export const Failed = meta.story({
  args: { session: { status: 'loggedOut', error: 'Email or password is wrong.' } },
})

export const LoggedIn = meta.story({
  args: { session: { status: 'loggedIn', user: createContextUser('ada@example.com', 1) } },
})
