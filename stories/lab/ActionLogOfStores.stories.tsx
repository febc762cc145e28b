import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { useCartStore } from '#features/cart/cartStore.ts'
import { storeProducts } from '#features/cart/products.ts'
import { StoreCart } from '#features/cart/StoreCart.tsx'
import { ReducerCounter } from '#features/counter/ReducerCounter.tsx'
import { StoreCounter } from '#features/counter/StoreCounter.tsx'
import { StoreTheme } from '#features/theme/StoreTheme.tsx'
import { SessionCard } from '#features/user/SessionCard.tsx'
import { StoreLogin } from '#features/user/StoreLogin.tsx'
import { createUser } from '#features/user/user.ts'
import { UserProvider } from '#features/user/UserProvider.tsx'
import { ActionLogPanel } from '#lab/actions/ActionLogPanel.tsx'
import { resetStores } from '../client-state/resetStores.ts'
import { ShortLivedInStore } from '../client-state/notifications/Situations.tsx'
import { logIn } from '../client-state/user/logIn.ts'
import { storeInAnotherTab } from '../client-state/user/storage.ts'
import { Logged } from './Logged.tsx'
import { LogThatOpens } from './LogThatOpens.tsx'
import { CountedCounters } from './loggedParts.tsx'
import { button, region, rowsIn, statusIn } from './readLog.ts'

const meta = preview.meta({
  title: 'Lab/Action log/Stores',
  component: ActionLogPanel,
  beforeEach: resetStores,
})

export const EveryActionOfEveryStore = meta.story({
  render: () => (
    <Logged withStores>
      <StoreCounter />
      <StoreTheme />
      <StoreCart />
    </Logged>
  ),
  play: async ({ canvas, userEvent, step }) => {
    // On a docs page the stores are as the learner left them.
    const count = canvas.getByText('Count').parentElement
    const first = { count: count?.textContent, items: useCartStore.getState().items }
    await step('every action has its name and what came with it', async () => {
      await userEvent.click(button(canvas, 'Increment'))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Custom value' }), '7{Enter}')
      await userEvent.click(button(canvas, 'Toggle theme'))
      const [add] = canvas.getAllByRole('button', { name: /^Add/ })
      if (add === undefined) throw new Error('The cart offers nothing to add.')
      await userEvent.click(add)
      await expect(rowsIn(canvas)).toEqual([
        'Go to the start',
        'Go to action 1: counter store increment',
        'Go to action 2: counter store set',
        'Go to action 3: theme store toggleTheme',
        'Go to action 4: cart store addItem',
      ])
    })
    const before = stored()
    await step('the start: all of them are as they were, and storage is not', async () => {
      await userEvent.click(button(canvas, 'Go to the start'))
      await expect(count?.textContent).toBe(first.count)
      await expect(useCartStore.getState().items).toEqual(first.items)
      await expect(stored()).toBe(before)
    })
    await step('back to now', async () => {
      await userEvent.click(button(canvas, 'Back to now'))
      await expect(count).toHaveTextContent('Count 7')
      await expect(useCartStore.getState().items).not.toEqual(first.items)
      await expect(stored()).toBe(before)
    })
    await step('going on from the past is stored', async () => {
      await userEvent.click(button(canvas, 'Go to action 3: theme store toggleTheme'))
      await userEvent.click(button(canvas, 'Increment'))
      await expect(stored()).not.toBe(before)
      await expect(canvas.getByText('4 actions')).toBeVisible()
    })
  },
})

export const NotificationsDoNotExpireInThePast = meta.story({
  render: () => (
    <Logged withStores>
      <ShortLivedInStore />
    </Logged>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(button(canvas, 'Add for 0.3 seconds'))
    await userEvent.click(button(canvas, 'Add one that stays'))
    await userEvent.click(button(canvas, 'Go to action 1: notification store add'))
    await step('its time is over: it stays', async () => {
      await waitFor(() => expect(statusIn(canvas)).toHaveTextContent('Held back: 1.'))
      await expect(canvas.getByText('Gone in a moment.')).toBeVisible()
    })
    await step('also now', async () => {
      await userEvent.click(button(canvas, 'Back to now'))
      await expect(canvas.getByText('Gone in a moment.')).toBeVisible()
      await expect(canvas.getByText('2 actions')).toBeVisible()
    })
  },
})

export const ALoginDoesNotEndInThePast = meta.story({
  render: () => (
    <Logged withStores>
      <StoreLogin />
      <UserProvider>
        <SessionCard />
      </UserProvider>
    </Logged>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('two logins begin: one in the store, which will fail, and one in the reducer', async () => {
      await logIn({ canvas, userEvent }, 'fail@example.com')
      await userEvent.click(button(canvas, 'Log in as a user'))
    })
    await step('the password is not in the log', async () => {
      await expect(canvas.getByText('{"email":"fail@example.com","password":"•••"}, {}')).toBeVisible()
    })
    await step('before them nothing comes of either, however long you wait', async () => {
      await userEvent.click(button(canvas, 'Go to the start'))
      await waitFor(() => expect(statusIn(canvas)).toHaveTextContent('Held back: 2.'))
      await expect(canvas.getByText('Nobody is logged in')).toBeVisible()
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
      await expect(button(canvas, 'Log in')).toBeEnabled()
    })
    await step('nor later', async () => {
      await userEvent.click(button(canvas, 'Back to now'))
      await expect(canvas.getByText('Logging in...', { selector: '[role=status]' })).toBeVisible()
      await expect(localStorage.getItem('user')).toBeNull()
    })
  },
})

export const TheSessionStaysInStorage = meta.story({
  render: () => (
    <Logged>
      <UserProvider>
        <SessionCard />
      </UserProvider>
      <ReducerCounter />
    </Logged>
  ),
  play: async ({ canvas, userEvent, step }) => {
    // On a docs page somebody may be logged in.
    const logOut = canvas.getByRole<HTMLButtonElement>('button', { name: 'Log out' })
    if (!logOut.disabled) await userEvent.click(logOut)
    await userEvent.click(button(canvas, 'Log in as a user'))
    await expect(await canvas.findByText('Welcome, Ada (user)', {}, { timeout: 3000 })).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('user')).toContain('ada@example.com'))
    const kept = localStorage.getItem('user')
    await step('before the login: nobody is shown, and storage is as it was', async () => {
      await userEvent.click(button(canvas, 'Go to the start'))
      await expect(canvas.getByText('Nobody is logged in')).toBeVisible()
      await expect(localStorage.getItem('user')).toBe(kept)
    })
    await step('so it is now', async () => {
      await userEvent.click(button(canvas, 'Back to now'))
      await expect(canvas.getByText('Welcome, Ada (user)')).toBeVisible()
      await expect(localStorage.getItem('user')).toBe(kept)
    })
    await step('going on from there, by whatever action, stores that nobody is logged in', async () => {
      await userEvent.click(button(canvas, 'Go to the start'))
      await userEvent.click(button(canvas, 'Increment'))
      await expect(statusIn(canvas)).toHaveTextContent(/^Now\.$/)
      await waitFor(() => expect(localStorage.getItem('user')).toBeNull())
    })
    await step('and a login from now on is stored again', async () => {
      await userEvent.click(button(canvas, 'Log in as an admin'))
      await waitFor(() => expect(localStorage.getItem('user')).toContain('admin@example.com'), {
        timeout: 3000,
      })
    })
  },
})

export const AnotherTabWritesMeanwhile = meta.story({
  render: () => (
    <Logged>
      <UserProvider>
        <SessionCard />
      </UserProvider>
    </Logged>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(button(canvas, 'Log in as a user'))
    await expect(await canvas.findByText('Welcome, Ada (user)', {}, { timeout: 3000 })).toBeVisible()
    await userEvent.click(button(canvas, 'Go to the start'))
    await step('what it says is held back here', async () => {
      storeInAnotherTab('user', createUser('bob@example.com', 2))
      await waitFor(() => expect(statusIn(canvas)).toHaveTextContent('Held back: 1.'))
      await expect(canvas.getByText('Nobody is logged in')).toBeVisible()
    })
    await step('and what it wrote stays, also now', async () => {
      await userEvent.click(button(canvas, 'Back to now'))
      await expect(canvas.getByText('Welcome, Ada (user)')).toBeVisible()
      await expect(localStorage.getItem('user')).toContain('bob@example.com')
    })
  },
})

export const AFieldThatIsLeftInThePast = meta.story({
  render: () => (
    <Logged withStores>
      <StoreCart products={storeProducts.slice(0, 1)} />
    </Logged>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(button(canvas, 'Clear'))
    const add = canvas.getByRole('button', { name: /^Add/ })
    await userEvent.click(add)
    await userEvent.click(add)
    await userEvent.click(button(canvas, 'Go to action 1: cart store addItem'))
    await step('an emptied quantity counts when the field is left, as ever', async () => {
      const quantity = canvas.getByRole('spinbutton', { name: /^Quantity of/ })
      await userEvent.clear(quantity)
      await expect(quantity).toHaveFocus()
      await userEvent.tab()
      await waitFor(() => expect(quantity).not.toBeInTheDocument())
      await expect(rowsIn(canvas)).toEqual([
        'Go to the start',
        'Go to action 1: cart store addItem',
        'Go to action 2: cart store setQuantity',
      ])
      await expect(statusIn(canvas)).toHaveTextContent(/^Now\.$/)
    })
  },
})

export const WatchingRendersNothing = meta.story({
  render: () => (
    <Logged withStores>
      <CountedCounters />
    </Logged>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const rendersOf = (name: string) =>
      Number(canvas.getByText(new RegExp(`^${name}: `)).textContent.match(/\d+/)?.[0])
    const expectRenders = (name: string, count: number) =>
      expect(canvas.getByText(`${name}: ${count} renders`)).toBeVisible()
    const before = { reducer: rendersOf('Reducer'), store: rendersOf('Store') }
    await step('an action renders once, as it would without a log', async () => {
      await userEvent.click(button(canvas, 'Add to the reducer'))
      await expectRenders('Reducer', before.reducer + 1)
      await userEvent.click(button(canvas, 'Add to the store'))
      await expectRenders('Store', before.store + 1)
    })
    await step('so does a journey', async () => {
      await userEvent.click(button(canvas, 'Go to the start'))
      await expectRenders('Reducer', before.reducer + 2)
      await expectRenders('Store', before.store + 2)
    })
    await step('and what does not change on the way does not render', async () => {
      await userEvent.click(button(canvas, 'Go to action 1: counter increment'))
      await expectRenders('Reducer', before.reducer + 3)
      await expectRenders('Store', before.store + 2)
    })
  },
})

export const OpensAndCloses = meta.story({
  render: () => <LogThatOpens />,
  play: async ({ canvas, userEvent, step }) => {
    const [reducer, store] = [region(canvas, 'Counter'), region(canvas, 'Counter in a store')]
    const increment = async () => {
      for (const counter of [reducer, store])
        await userEvent.click(counter.getByRole('button', { name: 'Increment' }))
    }
    const expectCounts = async (count: number) => {
      for (const counter of [reducer, store])
        await expect(counter.getByRole('status')).toHaveTextContent(`Count ${count}`)
    }
    await userEvent.click(store.getByRole('button', { name: 'Reset' }))
    await increment()
    await step('a log that opens later begins with what is there', async () => {
      await userEvent.click(button(canvas, 'Open the log'))
      await expectCounts(1)
      await increment()
      await expect(rowsIn(canvas)).toEqual([
        'Go to the start',
        'Go to action 1: counter increment',
        'Go to action 2: counter store increment',
      ])
      await userEvent.click(button(canvas, 'Go to the start'))
      await expectCounts(1)
    })
    await step('closing it goes back to now, and everything works as before', async () => {
      await userEvent.click(button(canvas, 'Close the log'))
      await expectCounts(2)
      await increment()
      await expectCounts(3)
    })
    await step('a loading that is under way meanwhile ends', async () => {
      await userEvent.click(reducer.getByRole('button', { name: 'Simulate Loading' }))
      await userEvent.click(button(canvas, 'Open the log'))
      await waitFor(() => expect(reducer.getByRole('status')).toHaveTextContent('Count 4'))
      await expect(rowsIn(canvas).slice(1)).toEqual([
        'Go to action 1: counter loadingFinished',
        'Go to action 2: counter increment',
      ])
    })
  },
})

function stored(): string | null {
  return localStorage.getItem('cart-storage')
}
