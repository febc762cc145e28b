import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ContextLogin } from '#features/user/ContextLogin.tsx'
import { createContextUser } from '#features/user/user.ts'
import { UserProvider, useUser } from '#features/user/UserProvider.tsx'
import { logIn } from '#course/story/logIn.ts'
import { storeInAnotherTab, withoutStored } from '#course/story/resetStores.ts'

const ada = createContextUser('ada@example.com', 1)

const meta = preview.meta({
  title: 'Components/Features/User/Context login',
  component: ContextLogin,
  parameters: { layout: 'padded' },
  args: { onEvent: fn() },
  beforeEach: () => withoutStored('user'),
  render: (args) => (
    <UserProvider>
      <ContextLogin {...args} />
    </UserProvider>
  ),
})

export const LoggedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/admin/)
    await expect(canvas.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-disabled')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const LogsInAsUser = meta.story({
  tags: ['proof'],
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('the login takes a moment, in which it can be cancelled', async () => {
      await logIn({ canvas, userEvent }, 'ada.lovelace@example.com')
      await expect(canvas.getByRole('button', { name: 'Logging in...' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
      await expect(args.onEvent).not.toHaveBeenCalled()
    })
    await step('then the profile is there, and says who it is', async () => {
      await expect(await canvas.findByText('Welcome, Ada Lovelace')).toBeVisible()
      await expect(canvas.getByText('ada.lovelace@example.com')).toBeVisible()
      await expect(canvas.getByText('Role: user')).toBeVisible()
      await expect(args.onEvent).toHaveBeenCalledOnce()
      await expect(args.onEvent).toHaveBeenCalledWith('loggedIn')
    })
    await step('the focus has not gone back to the top of the page', async () => {
      await expect(canvas.getByRole('region', { name: 'User with context' })).toHaveFocus()
    })
    await step('the context keeps preferences, and no picture: initials stand for it', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English')
      await expect(canvas.getByText('AL')).toBeVisible()
      await expect(canvasElement.querySelector('img')).toBeNull()
    })
    await step('and the user is kept, without the password', async () => {
      await waitFor(() => expect(localStorage.getItem('user')).not.toBeNull())
      await expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
        preferences: { theme: 'light', language: 'en', notifications: true },
      })
      await expect(localStorage.getItem('user')).toContain('"name":"Ada Lovelace"')
      await expect(localStorage.getItem('user')).not.toContain('secret')
    })
  },
})

export const LogsOut = meta.story({
  tags: ['proof'],
  beforeEach: () => localStorage.setItem('user', JSON.stringify(ada)),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the stored user is logged in from the start', async () => {
      await expect(await canvas.findByText('Welcome, Ada')).toBeVisible()
    })
    await step('logging out forgets them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
      await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible()
      await expect(args.onEvent).toHaveBeenCalledOnce()
      await expect(args.onEvent).toHaveBeenCalledWith('loggedOut')
      await expect(localStorage.getItem('user')).toBeNull()
    })
  },
})

export const UpdatesPreferences = meta.story({
  tags: ['proof'],
  // As an earlier version has stored it.
  beforeEach: () => localStorage.setItem('user', JSON.stringify({ ...ada, preferences: undefined })),
  play: async ({ args, canvas, userEvent, step }) => {
    await canvas.findByText('Welcome, Ada')
    await step('who has said nothing has the defaults', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Preferred theme' })).toHaveDisplayValue('Light')
      await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English')
      await expect(canvas.getByRole('combobox', { name: 'Notifications' })).toHaveDisplayValue('On')
    })
    await step('one choice is merged into them', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Deutsch')
      await userEvent.click(canvas.getByRole('button', { name: 'Update preferences' }))
      await expect(args.onEvent).toHaveBeenCalledOnce()
      await expect(args.onEvent).toHaveBeenCalledWith('preferencesUpdated')
      await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('Deutsch')
      await expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
        ...ada,
        preferences: { theme: 'light', language: 'de', notifications: true },
      })
    })
  },
})

export const FollowsAnotherTab = meta.story({
  tags: ['proof'],
  play: async ({ canvas, step }) => {
    await step('somebody logs in over there, and is here as well', async () => {
      storeInAnotherTab('user', ada)
      await expect(await canvas.findByText('Welcome, Ada')).toBeVisible()
    })
    await step('what cannot be read counts as nobody', async () => {
      storeInAnotherTab('user', { name: 'Ada' })
      await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible()
    })
  },
})

const rendered = fn()

/** Defaults in the first render would flicker. */
export const HasWhoIsStoredFromTheFirstRender = meta.story({
  tags: ['proof'],
  beforeEach: () => {
    rendered.mockClear()
    localStorage.setItem('user', JSON.stringify(ada))
  },
  render: () => (
    <UserProvider>
      <Witness />
    </UserProvider>
  ),
  play: async () => {
    await expect(rendered.mock.calls[0]).toEqual([{ status: 'loggedIn', user: ada }])
  },
})

/** Records every session that it renders. */
function Witness() {
  rendered(useUser().session)
  return null
}
