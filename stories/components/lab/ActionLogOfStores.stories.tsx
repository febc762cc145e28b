import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { useCartStore } from '#features/cart/cartStore.ts'
import { StoreCart } from '#features/cart/StoreCart.tsx'
import { StoreCounter } from '#features/counter/StoreCounter.tsx'
import { StoreTheme } from '#features/theme/StoreTheme.tsx'
import { StoreLogin } from '#features/user/StoreLogin.tsx'
import { ActionLogPanel } from '#lab/actions/ActionLogPanel.tsx'
import { resetStores } from '#course/story/resetStores.ts'
import { logIn } from '#course/story/logIn.ts'
import { BesideItsLog } from './BesideItsLog.tsx'
import { CountedCounter } from './loggedParts.tsx'
import { button, region, rowsIn, statusIn } from './readLog.ts'

const meta = preview.meta({
  title: 'Components/Lab/Action log of stores',
  component: ActionLogPanel,
  parameters: { themeFrom: 'store' },
  beforeEach: resetStores,
})

export const EveryActionOfEveryStore = meta.story({
  render: () => (
    <BesideItsLog>
      <StoreCounter level={2} />
      <StoreTheme />
      <StoreCart />
    </BesideItsLog>
  ),
  play: async ({ canvas, userEvent, step }) => {
    // On a docs page the stores have the learner's state.
    await userEvent.click(button(canvas, 'Clear'))
    const count = region(canvas, 'Counter').getByRole('status')
    const first = { count: count.textContent, items: useCartStore.getState().items }
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
      await expect(count.textContent).toBe(first.count)
      await expect(useCartStore.getState().items).toEqual(first.items)
      await expect(stored()).toBe(before)
    })
    await step('the latest: so is everything again', async () => {
      await userEvent.click(button(canvas, 'Jump to the latest'))
      await expect(count).toHaveTextContent('Count 7')
      await expect(useCartStore.getState().items).not.toEqual(first.items)
      await expect(stored()).toBe(before)
    })
    await step('the next action of a store is stored, with the state that it starts from', async () => {
      await userEvent.click(button(canvas, 'Go to the start'))
      await expect(count.textContent).toBe(first.count)
      const [add] = canvas.getAllByRole('button', { name: /^Add/ })
      if (add === undefined) throw new Error('The cart offers nothing to add.')
      await userEvent.click(add)
      await userEvent.click(add)
      await expect(stored()).not.toBe(before)
      await expect(canvas.getByText('6 actions')).toBeVisible()
    })
  },
})

export const ALoginGoesOn = meta.story({
  tags: ['proof'],
  render: () => (
    <BesideItsLog>
      <StoreLogin />
    </BesideItsLog>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('a login begins, and its log has no password', async () => {
      await logIn({ canvas, userEvent }, 'fail@example.com')
      await expect(rowsIn(canvas)).toEqual(['Go to the start', 'Go to action 1: user store loginStarted'])
      await expect(canvas.getByRole('group', { name: 'Action log' })).not.toHaveTextContent('secret')
    })
    await step('before it nobody logs in', async () => {
      await userEvent.click(button(canvas, 'Go to the start'))
      await expect(button(canvas, 'Log in')).not.toHaveAttribute('aria-disabled')
    })
    await step('its answer comes all the same, and is the next action', async () => {
      await expect(await canvas.findByRole('alert')).toBeVisible()
      await expect(rowsIn(canvas).at(-1)).toBe('Go to action 2: user store loginFailed')
      await expect(statusIn(canvas)).toHaveTextContent('At the latest action.')
    })
  },
})

export const WatchingRendersNothing = meta.story({
  tags: ['proof'],
  render: () => (
    <BesideItsLog>
      <CountedCounter />
      <StoreTheme />
    </BesideItsLog>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const renders = () => Number(canvas.getByText(/^Store: /).textContent.match(/\d+/)?.[0])
    const before = renders()
    const expectRenders = (more: number) =>
      expect(canvas.getByText(`Store: ${before + more} renders`)).toBeVisible()
    await step('an action renders once, as it would without a log', async () => {
      await userEvent.click(button(canvas, 'Add to the store'))
      await expectRenders(1)
      await userEvent.click(button(canvas, 'Toggle theme'))
    })
    await step('so does a jump', async () => {
      await userEvent.click(button(canvas, 'Go to the start'))
      await expectRenders(2)
    })
    await step('and what does not change on the way does not render', async () => {
      await userEvent.click(button(canvas, 'Go to action 1: counter store increment'))
      await expectRenders(3)
      await userEvent.click(button(canvas, 'Go to action 2: theme store toggleTheme'))
      await expect(statusIn(canvas)).toHaveTextContent('At the latest action.')
      await expectRenders(3)
    })
  },
})

function stored(): string | null {
  return localStorage.getItem('cart-storage')
}
