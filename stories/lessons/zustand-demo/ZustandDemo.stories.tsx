import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ZustandDemo } from '#screens/ZustandDemo.tsx'
import { resetStores } from '#course/story/resetStores.ts'

const meta = preview.meta({
  title: 'Components/Screens/Zustand Demo',
  tags: ['store'],
  component: ZustandDemo,
  parameters: { themeFrom: 'store' },
  beforeEach: resetStores,
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    for (const name of [
      '1. Counter',
      '2. User authentication',
      '3. Shopping cart',
      '4. Theme',
      '5. Notifications',
      '6. Cross-store summary',
    ]) {
      await expect(canvas.getByRole('heading', { name, level: 3 })).toBeVisible()
    }
  },
})

export const TheSummaryFollowsEveryStore = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const summary = within(canvas.getByRole('region', { name: '6. Cross-store summary' }))
    await step('the counter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Increment' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Increment' }))
      await expect(summary.getByText('2')).toBeVisible()
    })
    await step('the cart, with its discount', async () => {
      const cart = within(canvas.getByRole('region', { name: '3. Shopping cart' }))
      const [book] = cart.getAllByRole('button', { name: /^Add/ })
      if (book === undefined) throw new Error('The cart offers nothing to add.')
      await userEvent.click(book)
      await expect(summary.getByText('1 item, $29.99')).toBeVisible()
      await userEvent.click(cart.getByRole('button', { name: 'Apply 10% discount' }))
      await expect(summary.getByText('1 item, $26.99')).toBeVisible()
    })
    await step('the notifications', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add one that stays' }))
      await expect(summary.getByText('1 unread')).toBeVisible()
    })
  },
})

export const SaysThatALoginSucceeded = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'admin@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect((await canvas.findAllByText('Successfully logged in with Zustand!'))[0]).toBeVisible()
    const summary = within(canvas.getByRole('region', { name: '6. Cross-store summary' }))
    await expect(summary.queryByText('nobody is logged in')).not.toBeInTheDocument()
  },
})

export const WhatPersists = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const cart = within(canvas.getByRole('region', { name: '3. Shopping cart' }))
    const [book] = cart.getAllByRole('button', { name: /^Add/ })
    if (book === undefined) throw new Error('The cart offers nothing to add.')
    await userEvent.click(book)
    await userEvent.click(canvas.getByRole('button', { name: 'Increment' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add one that stays' }))
    const summary = within(canvas.getByRole('region', { name: '6. Cross-store summary' }))
    await expect(summary.getByText('1')).toBeVisible()
    await expect(summary.getByText('1 unread')).toBeVisible()
    await step('of the cart exactly its items and its discount are stored', async () => {
      await expect(stored('cart-storage')).toEqual({
        items: [{ id: expect.anything(), name: 'Zustand Book', price: 29.99, quantity: 1 }],
        discount: 0,
      })
    })
    await step('the counter and the notifications are in no key at all', async () => {
      const keys = Object.keys(localStorage)
      await expect(keys.map((key) => localStorage.getItem(key)).join(' ')).not.toContain('stays')
      await expect(keys.filter((key) => /count|notif/.test(key))).toEqual([])
    })
  },
})

function stored(key: string): unknown {
  const { state }: { state: unknown } = JSON.parse(localStorage.getItem(key) ?? '{"state":null}')
  return state
}
