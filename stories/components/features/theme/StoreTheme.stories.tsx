import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { themeOf } from '#course/look/globals.ts'
import { StoreTheme } from '#features/theme/StoreTheme.tsx'
import { useThemeStore } from '#features/theme/themeStore.ts'
import { resetStores } from '#course/story/resetStores.ts'

/** In the app the document follows this store; in the catalogue the frame of a demo does. */
const meta = preview.meta({
  title: 'Components/Features/Theme/Store theme',
  tags: ['store'],
  component: StoreTheme,
  parameters: { layout: 'padded', themeFrom: 'store' },
  beforeEach: resetStores,
})

export const AsTheToolbarSaysAndMedium = meta.story({
  play: async ({ canvas, globals }) => {
    const theme = themeOf(globals)
    await expect(canvas.getByText(`Theme: ${theme}, font size: medium`)).toBeVisible()
    await expect(canvas.getByRole('button', { name: theme === 'dark' ? 'Dark' : 'Light' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(localStorage.getItem('theme-storage')).toBeNull()
  },
})

export const ShowsInItsFrameAlone = meta.story({
  play: async ({ canvas, canvasElement, globals, userEvent, step }) => {
    const page = canvasElement.ownerDocument.documentElement
    const toolbar = themeOf(globals)
    const text = canvas.getByRole('status')
    const frame = text.closest('[data-theme]') ?? page
    const look = () => [getComputedStyle(frame).backgroundColor, getComputedStyle(text).color]
    const outside = () => getComputedStyle(page.ownerDocument.body).backgroundColor
    const before = { look: look(), outside: outside() }

    for (const theme of ['dark', 'light'] as const) {
      await step(`${theme}: the card says so, and so does its frame`, async () => {
        await userEvent.click(canvas.getByRole('button', { name: theme === 'dark' ? 'Dark' : 'Light' }))
        await expect(text).toHaveTextContent(`Theme: ${theme}, font size: medium`)
        await expect(frame).toHaveAttribute('data-theme', theme)
        for (const [index, color] of look().entries()) {
          if (theme === toolbar) await expect(color).toBe(before.look[index])
          else await expect(color).not.toBe(before.look[index])
        }
      })
      await step('and nothing around it changes', async () => {
        await expect(page).toHaveAttribute('data-theme', toolbar)
        await expect(outside()).toBe(before.outside)
      })
    }
    await step('large text is large in the frame', async () => {
      const medium = sizeOf(text)
      await userEvent.click(canvas.getByRole('button', { name: 'Large' }))
      await expect(sizeOf(text) / medium).toBeCloseTo(1.1875)
    })
  },
})

export const StartsFromWhatIsStored = meta.story({
  beforeEach: async ({ globals }) => {
    const theme = themeOf(globals) === 'dark' ? 'light' : 'dark'
    localStorage.setItem('theme-storage', JSON.stringify({ state: { theme, fontSize: 'small' }, version: 0 }))
    await useThemeStore.persist.rehydrate()
  },
  play: async ({ canvas, globals }) => {
    const theme = themeOf(globals) === 'dark' ? 'light' : 'dark'
    const text = canvas.getByText(`Theme: ${theme}, font size: small`)
    await expect(text.closest('[data-theme]')).toHaveAttribute('data-theme', theme)
  },
})

function sizeOf(text: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(text).fontSize)
}
