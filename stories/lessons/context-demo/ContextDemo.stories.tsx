import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { themeOf } from '#course/look/globals.ts'
import { ContextDemo } from '#screens/ContextDemo.tsx'
import { resetStores } from '#course/story/resetStores.ts'

const meta = preview.meta({
  title: 'Components/Screens/Context Demo',
  tags: ['store'],
  component: ContextDemo,
  parameters: { themeFrom: 'store' },
  beforeEach: resetStores,
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('the screen has its three sections', async () => {
      for (const name of ['Context examples', 'Store examples', 'Which one, when']) {
        await expect(canvas.getByRole('heading', { name })).toBeVisible()
      }
    })
    await step('and says when to use which', async () => {
      await expect(canvas.getByRole('heading', { name: 'When to use context' })).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'When to use a store' })).toBeVisible()
    })
  },
})

export const SaysThatALoginSucceeded = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const deep = within(canvas.getByRole('region', { name: 'A deeply nested component' }))
    await expect(deep.getByText('nobody is logged in')).toBeVisible()
    await step('logging in takes a second', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
      await userEvent.type(canvas.getByLabelText('Password'), 'secret')
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
      await expect((await canvas.findAllByText('Successfully logged in!'))[0]).toBeVisible()
    })
    await step('and the nested component knows without having been told', async () => {
      await expect(deep.queryByText('nobody is logged in')).not.toBeInTheDocument()
      await expect(deep.getByText('1 unread')).toBeVisible()
    })
  },
})

export const SaysThatALoginFailed = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'fail@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect((await canvas.findAllByText('Login failed. Please try again.'))[0]).toBeVisible()
    await expect(canvas.getByText('Login failed')).toBeVisible()
  },
})

export const AThemeOfItsOwn = meta.story({
  tags: ['proof'],
  play: async ({ canvas, globals, userEvent, step }) => {
    const here = within(canvas.getByRole('region', { name: 'Theme with context' }))
    const everywhere = within(canvas.getByRole('region', { name: 'Theme with Zustand' }))
    const [before, after] = themeOf(globals) === 'dark' ? ['dark', 'light'] : ['light', 'dark']
    const [first, second] = ['Context examples', 'Store examples'].map((name) =>
      canvas.getByRole('heading', { name }),
    )
    if (first === undefined || second === undefined) throw new Error('A section has no heading.')
    const colors = () => [first, second, here.getByRole('status')].map((text) => getComputedStyle(text).color)
    const [outside, , inside] = colors()
    await step('the context changes its own subtree', async () => {
      await userEvent.click(here.getByRole('button', { name: 'Dark' }))
      await expect(here.getByText('Theme: dark, font size: medium')).toBeVisible()
      await expect(colors().at(2)).not.toBe(inside)
    })
    await step('and nothing beside it', async () => {
      await expect(everywhere.getByText(`Theme: ${before}, font size: medium`)).toBeVisible()
      await expect(colors().slice(0, 2)).toEqual([outside, outside])
    })
    await step('the store changes everything around it', async () => {
      await userEvent.click(everywhere.getByRole('button', { name: 'Toggle theme' }))
      await expect(everywhere.getByText(`Theme: ${after}, font size: medium`)).toBeVisible()
      await expect(colors().slice(0, 2)).not.toContain(outside)
      await expect(here.getByText('Theme: dark, font size: medium')).toBeVisible()
    })
  },
})

export const ACartThatIsSeenDeepDown = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const cart = within(canvas.getByRole('region', { name: 'Shopping cart with context' }))
    const deep = within(canvas.getByRole('region', { name: 'A deeply nested component' }))
    const [laptop] = cart.getAllByRole('button', { name: /^Add/ })
    if (laptop === undefined) throw new Error('The cart offers nothing to add.')
    await userEvent.click(laptop)
    await userEvent.click(laptop)
    await expect(deep.getByText('2 items, 1998.00')).toBeVisible()
  },
})

export const RemembersAName = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Grace')
    await expect(canvas.getByText('Hello, Grace.')).toBeVisible()
    await expect(localStorage.getItem('demo-name')).toBe('"Grace"')
  },
})
