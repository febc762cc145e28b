import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { StoreTheme } from '#features/theme/StoreTheme.tsx'
import { useThemeStore } from '#features/theme/themeStore.ts'

/**
 * In the app the root element follows this store. In the catalogue the toolbar sets the theme, so only the card
 * changes.
 */
const meta = preview.meta({
  title: 'Components/Features/Theme/Store theme',
  tags: ['store'],
  component: StoreTheme,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    reset()
    return reset
  },
})

export const LightAndMedium = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Theme: light, font size: medium')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const TogglesAndIsKept = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await step('light becomes dark', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle theme' }))
      await expect(canvas.getByText('Theme: dark, font size: medium')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('and the text small', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Small' }))
      await expect(canvas.getByText('Theme: dark, font size: small')).toBeVisible()
    })
    await step('storage has both, and nothing else', async () => {
      await expect(JSON.parse(localStorage.getItem('theme-storage') ?? '').state).toEqual({
        theme: 'dark',
        fontSize: 'small',
      })
    })
    await step('light is set, not toggled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Light' }))
      await expect(canvas.getByText('Theme: light, font size: small')).toBeVisible()
    })
  },
})

function reset(): void {
  useThemeStore.setState(useThemeStore.getInitialState(), true)
  useThemeStore.persist.clearStorage()
}
