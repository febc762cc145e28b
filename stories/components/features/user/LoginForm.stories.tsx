import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { LoginForm } from '#features/user/LoginForm.tsx'
import { logIn } from '#course/story/logIn.ts'

const meta = preview.meta({
  title: 'Components/Features/User/Login form',
  component: LoginForm,
  parameters: { layout: 'padded' },
  args: { loading: false, error: undefined, onLogin: fn(), onCancel: fn(), onDismissError: fn() },
})

export const Ready = meta.story()

export const Loading = meta.story({ args: { loading: true } })

export const Failed = meta.story({ args: { error: 'Email or password is wrong.' } })

export const TellsWhatWasTyped = meta.story({
  tags: ['proof'],
  play: async ({ args, canvas, userEvent }) => {
    await logIn({ canvas, userEvent }, 'ada@example.com')
    await expect(args.onLogin.mock.calls).toEqual([[{ email: 'ada@example.com', password: 'secret' }]])
  },
})
