import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SessionCard } from '#features/user/SessionCard.tsx'
import { UserProvider } from '#features/user/UserProvider.tsx'
import { withoutStored } from '#course/story/resetStores.ts'

const meta = preview.meta({
  title: 'Components/Features/User/Session card',
  component: SessionCard,
  parameters: { layout: 'padded' },
  beforeEach: () => withoutStored('user'),
  render: () => (
    <UserProvider>
      <SessionCard />
    </UserProvider>
  ),
})

export const LoggedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nobody is logged in')
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const LogsInAndOut = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await step('loading comes first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log in as a user' }))
      await expect(await canvas.findByText('Logging in...')).toBeVisible()
    })
    await step('then the user', async () => {
      await expect(await canvas.findByText('Welcome, Ada (user)')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Log in as a user' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    })
    await step('and after logging out nobody', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Nobody is logged in')
    })
  },
})

export const WithoutValidation = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the form says what is wrong with it', async () => {
      await expect(
        canvas.getByRole('textbox', { name: 'Email without a check' }),
      ).toHaveAccessibleDescription(/^A mistake, to try: nothing checks this field\./)
    })
    await step('left empty, it makes a user whom nobody meant', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log in unchecked' }))
      await expect(await canvas.findByText('Welcome, Somebody (user)')).toBeVisible()
    })
  },
})
