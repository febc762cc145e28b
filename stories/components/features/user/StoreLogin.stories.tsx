import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { StoreLogin } from '#features/user/StoreLogin.tsx'
import { createStoreUser } from '#features/user/user.ts'
import { userStoreActions, useUserStore } from '#features/user/userStore.ts'
import { Columns } from '#ui/layout.ts'
import { LeaveAndReturn } from './LeaveAndReturn.tsx'
import { logIn } from '#course/story/logIn.ts'

const ada = createStoreUser('ada@example.com', 1)

/** The store is one for the whole page, so all demos of it show the same user. */
const meta = preview.meta({
  title: 'Components/Features/User/Store login',
  tags: ['store'],
  component: StoreLogin,
  parameters: { layout: 'padded' },
  args: { onEvent: fn() },
  beforeEach: () => {
    reset()
    return reset
  },
})

export const LoggedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'User with Zustand' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-disabled')
  },
})

export const LogsInAndIsKept = meta.story({
  tags: ['proof'],
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('an admin logs in', async () => {
      await logIn({ canvas, userEvent }, 'admin@example.com')
      await expect(await canvas.findByText('Role: admin')).toBeVisible()
      await expect(args.onEvent).toHaveBeenCalledOnce()
      await expect(args.onEvent).toHaveBeenCalledWith('loggedIn')
    })
    await step('storage has the user and that they are authenticated, and no more', async () => {
      const { state } = JSON.parse(localStorage.getItem('user-storage') ?? '')
      await expect(Object.keys(state)).toEqual(['user', 'isAuthenticated'])
      await expect(state).toMatchObject({ user: { email: 'admin@example.com' }, isAuthenticated: true })
    })
    await step('of the user it has the address of an image, which is shown', async () => {
      const { avatar } = JSON.parse(localStorage.getItem('user-storage') ?? '').state.user
      await expect(avatar).toMatch(/^data:image\/svg\+xml,/)
      const picture = canvasElement.querySelector('img')
      await expect(picture?.src).toBe(avatar)
      await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0))
    })
    await step('logging out empties it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
      await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible()
      await expect(JSON.parse(localStorage.getItem('user-storage') ?? '').state).toEqual({
        user: null,
        isAuthenticated: false,
      })
    })
  },
})

/**
 * The session in the store outlives the components that show it. A pending login ends with the component that started
 * it.
 */
export const LeavingGivesTheLoginUp = meta.story({
  tags: ['proof'],
  render: (args) => (
    <LeaveAndReturn>
      <StoreLogin {...args} />
    </LeaveAndReturn>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await logIn({ canvas, userEvent }, 'ada@example.com')
    await canvas.findByRole('button', { name: 'Logging in...' })
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }))
    await expect(await canvas.findByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-disabled')
    // A login takes as long as the one before, which would have ended by then.
    await logIn({ canvas, userEvent }, 'grace@example.com')
    await expect(await canvas.findByText('Welcome, Grace')).toBeVisible()
    await expect(args.onEvent).toHaveBeenCalledOnce()
  },
})

export const UpdatesEverywhere = meta.story({
  tags: ['proof'],
  beforeEach: () => {
    useUserStore.setState({ session: { status: 'loggedIn', user: ada } })
  },
  render: (args) => (
    <Columns $least="20rem" $stretch>
      <StoreLogin {...args} title="Here" />
      <StoreLogin {...args} title="There" />
    </Columns>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const here = within(canvas.getByRole('region', { name: 'Here' }))
    const there = within(canvas.getByRole('region', { name: 'There' }))
    await step('a new name here is a new name there', async () => {
      await userEvent.clear(here.getByRole('textbox', { name: 'Name' }))
      await userEvent.type(here.getByRole('textbox', { name: 'Name' }), 'Countess{Enter}')
      await expect(there.getByText('Welcome, Countess')).toBeVisible()
      await expect(args.onEvent).toHaveBeenLastCalledWith('profileUpdated')
    })
    await step('so are preferences', async () => {
      await userEvent.selectOptions(there.getByRole('combobox', { name: 'Notifications' }), 'Off')
      await userEvent.click(there.getByRole('button', { name: 'Update preferences' }))
      await expect(here.getByRole('combobox', { name: 'Notifications' })).toHaveDisplayValue('Off')
      await expect(args.onEvent).toHaveBeenLastCalledWith('preferencesUpdated')
    })
  },
})

function reset(): void {
  userStoreActions.cancelLogin()
  useUserStore.setState(useUserStore.getInitialState(), true)
  useUserStore.persist.clearStorage()
}
