import type { StoryContext } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { useNotificationStore } from '#features/notifications/notificationStore.ts'
import { createStoreUser } from '#features/user/user.ts'
import { useUserStore } from '#features/user/userStore.ts'
import { Login } from '#screens/Login.tsx'
import { resetStores } from '#course/story/resetStores.ts'
import { LeaveAndReturn } from '../features/user/LeaveAndReturn.tsx'
import { logIn } from '#course/story/logIn.ts'

const meta = preview.meta({ title: 'Components/Screens/Login', component: Login, beforeEach: resetStores })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('it asks for email and password, and says that nothing is sent', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Login')
      await expect(
        canvas.getByText('The session of the Zustand lesson. Simulated: nothing you type leaves this page.'),
      ).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('')
      await expect(canvas.getByLabelText('Password')).toHaveValue('')
      await expect(canvas.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-disabled')
    })
    await step('it hints at an address for each role, and at one that fails', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        'Try admin@example.com for an admin, ada@example.com for a user, or fail@example.com for a refusal.',
      )
      await expect(canvas.getByPlaceholderText('ada@example.com')).toBeVisible()
    })
    await step('it welcomes nobody', async () => {
      await expect(canvas.queryByText(/^Welcome/)).not.toBeInTheDocument()
    })
  },
})

export const Loading = meta.story({
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent }, 'ada@example.com')
    await expect(canvas.getByRole('button', { name: 'Logging in...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('button', { name: 'Cancel' })).not.toHaveAttribute('aria-disabled')
    await expect(canvas.queryByText(/^Welcome/)).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('an address with fail in it is refused', async () => {
      await logIn({ canvas, userEvent }, 'fail@example.com')
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failed')
      await expect(canvas.queryByText(/^Welcome/)).not.toBeInTheDocument()
    })
    await step('what was typed is still there', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('fail@example.com')
    })
    await step('a message says so here, and the rest of the app is told, for five seconds', async () => {
      await expect(messages(canvas).getByRole('list', { name: 'Notifications' })).toHaveTextContent(
        'Login failed. Please try again.',
      )
      await expect(notices()).toMatchObject([
        { type: 'error', message: 'Login failed. Please try again.', duration: 5000 },
      ])
    })
  },
})

export const EmptyFields = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await step('without both there is no login', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
      await expect(canvas.getByRole('alert')).toHaveTextContent('Email and password are required')
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
    await step('and it was nobody’s failure', async () => {
      await expect(notices()).toEqual([])
    })
  },
})

export const CancelsALogin = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Cancel gives up the login that is in flight', async () => {
      await logIn({ canvas, userEvent }, 'ada@example.com')
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await expect(await canvas.findByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-disabled')
      await expect(canvas.queryByText(/^Welcome/)).not.toBeInTheDocument()
    })
    await step('the next one counts', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }))
      await userEvent.clear(canvas.getByLabelText('Password'))
      await logIn({ canvas, userEvent }, 'grace@example.com')
      await expect((await canvas.findAllByText('Welcome, Grace'))[0]).toBeVisible()
    })
  },
})

export const LogsInAUser = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await step('an address without admin in it makes a user', async () => {
      await logIn({ canvas, userEvent }, 'ada.lovelace@example.com')
      await expect(await canvas.findByText('Role: user')).toBeVisible()
    })
    await step('the session welcomes them by name, once', async () => {
      await expect(canvas.getAllByText(/^Welcome/)).toHaveLength(1)
      await expect(session(canvas).getByText('Welcome, Ada Lovelace')).toBeVisible()
      await expect(session(canvas).getByText('ada.lovelace@example.com')).toBeVisible()
    })
    await step('a message says so here, and the rest of the app is told, for three seconds', async () => {
      await expect(messages(canvas).getByRole('list', { name: 'Notifications' })).toHaveTextContent(
        'Successfully logged in with Zustand!',
      )
      await expect(notices()).toMatchObject([
        { type: 'success', message: 'Successfully logged in with Zustand!', duration: 3000 },
      ])
    })
  },
})

export const RestoresAStoredSession = meta.story({
  tags: ['proof'],
  beforeEach: async () => {
    const user = createStoreUser('grace@example.com', 1)
    localStorage.setItem(
      'user-storage',
      JSON.stringify({ state: { user, isAuthenticated: true }, version: 0 }),
    )
    await useUserStore.persist.rehydrate()
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('whoever logged in before is welcome without a form', async () => {
      await expect(canvas.getByText('Welcome, Grace')).toBeVisible()
      await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument()
    })
    await step('a new name is a new welcome', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Admiral Hopper{Enter}')
      await expect(canvas.getByText('Welcome, Admiral Hopper')).toBeVisible()
    })
    await step('an empty name is asked for, and reported to nobody', async () => {
      const before = notices().length
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Update profile' }))
      await expect(canvas.getByText('Enter a name.')).toBeVisible()
      await expect(canvas.getByText('Welcome, Admiral Hopper')).toBeVisible()
      await expect(notices()).toHaveLength(before)
    })
    await step('logging out brings the form back, and storage forgets', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
      await expect(canvas.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-disabled')
      await expect(canvas.queryByText(/^Welcome/)).not.toBeInTheDocument()
      await expect(localStorage.getItem('user-storage')).not.toContain('grace@example.com')
    })
    await step('and a message says so here', async () => {
      await expect(messages(canvas).getByRole('list', { name: 'Notifications' })).toHaveTextContent(
        'You have been logged out.',
      )
    })
  },
})

/** An alert disappears with its page, although the next page uses the same store. */
export const AnAlertDoesNotFollow = meta.story({
  tags: ['proof'],
  render: () => (
    <LeaveAndReturn>
      <Login />
    </LeaveAndReturn>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }))
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

function messages(canvas: StoryContext['canvas']) {
  return within(canvas.getByRole('region', { name: 'Messages' }))
}

function session(canvas: StoryContext['canvas']) {
  return within(canvas.getByRole('region', { name: 'Your session' }))
}

/** The notifications in the store, which other pages show. */
function notices() {
  return useNotificationStore.getState().notifications
}
