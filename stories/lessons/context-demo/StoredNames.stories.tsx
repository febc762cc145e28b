import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { withoutStored } from '#course/story/resetStores.ts'
import { HookInAProvider } from './demos/HookInAProvider.tsx'
import { HookOnAStore } from './demos/HookOnAStore.tsx'
import { HookTwice } from './demos/HookTwice.tsx'

/** Whom the greeting greets. */
const shows = (stage: HTMLElement) => firstOf(stage, /Hello, [^.]+/)

const meta = preview.meta({
  title: 'Components/Lessons/Context Demo/Stored names',
  parameters: { shows },
  beforeEach: () => withoutStored('hook-twice', 'hook-in-a-provider', 'hook-on-a-store'),
})

export const OneKeyTwoStates = meta.story({
  render: () => <HookTwice />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a name is typed and stored, and the greeting does not know', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
      await expect(localStorage.getItem('hook-twice')).toBe('"Ada"')
      await expect(canvas.getByText('Hello, nobody.')).toBeVisible()
      await expect(shows(canvasElement)).toBe('Hello, nobody')
    })
  },
})

export const UntilItMountsAgain = meta.story({
  tags: ['proof'],
  render: () => <HookTwice />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
    await step('a greeting that mounts again knows the stored name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mount the greeting again' }))
      await expect(canvas.getByText('Hello, Ada.')).toBeVisible()
    })
    await step('from then on they differ again', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Lovelace')
      await expect(localStorage.getItem('hook-twice')).toBe('"Ada Lovelace"')
      await expect(canvas.getByText('Hello, Ada.')).toBeVisible()
    })
  },
})

export const OneStateTwoReaders = meta.story({
  render: () => <HookInAProvider />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a name is typed, and the greeting follows', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
      await expect(canvas.getByText('Hello, Ada.')).toBeVisible()
      await expect(localStorage.getItem('hook-in-a-provider')).toBe('"Ada"')
      await expect(shows(canvasElement)).toBe('Hello, Ada')
    })
  },
})

export const OneKeyOneState = meta.story({
  render: () => <HookOnAStore />,
  play: async ({ canvas, userEvent, step }) => {
    await step('a name is typed, and the greeting follows without a provider', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
      await expect(canvas.getByText('Hello, Ada.')).toBeVisible()
      await expect(localStorage.getItem('hook-on-a-store')).toBe('"Ada"')
    })
  },
})
