import { expect, fn, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ContextTheme } from '#features/theme/ContextTheme.tsx'
import { ThemeProvider, useTheme } from '#features/theme/ThemeProvider.tsx'
import { PartOfAPage } from './PartOfAPage.tsx'
import { TwoInOne } from './TwoInOne.tsx'

const meta = preview.meta({
  title: 'Components/Features/Theme/Context theme',
  component: ContextTheme,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    localStorage.removeItem('theme')
    return () => localStorage.removeItem('theme')
  },
  render: () => <PartOfAPage />,
})

export const LightAndMedium = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Theme: light, font size: medium')).toBeVisible()
    await expect(canvas.getByText('#007bff')).toBeVisible()
  },
})

export const DarkInASubtree = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const page = canvasElement.ownerDocument.documentElement
    const before = page.dataset['theme']
    const outside = getComputedStyle(canvas.getByText(/^The rest of the page/)).color
    await step('toggling makes the subtree dark', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle theme' }))
      const text = canvas.getByText('Theme: dark, font size: medium')
      await expect(text).toBeVisible()
      await expect(text.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark')
      await expect(canvas.getByText('#0d6efd')).toBeVisible()
    })
    await step('whose edge its card does not touch', async () => {
      const card = canvas.getByRole('region', { name: 'Theme with context' })
      const [inner, outer] = [card, card.closest('[data-theme]')].map((box) => box?.getBoundingClientRect())
      for (const [side, sign] of [
        ['top', 1],
        ['left', 1],
        ['right', -1],
        ['bottom', -1],
      ] as const)
        await expect(sign * ((inner?.[side] ?? 0) - (outer?.[side] ?? 0))).toBeGreaterThanOrEqual(8)
    })
    await step('and the rest of the page stays as it was', async () => {
      await expect(page.dataset['theme']).toBe(before)
      await expect(getComputedStyle(canvas.getByText(/^The rest of the page/)).color).toBe(outside)
    })
    await step('it is stored under a key of its own', async () => {
      await expect(JSON.parse(localStorage.getItem('theme') ?? '')).toEqual({
        theme: 'dark',
        fontSize: 'medium',
      })
    })
    await step('toggling again brings light back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle theme' }))
      await expect(canvas.getByText('Theme: light, font size: medium')).toBeVisible()
    })
  },
})

export const LargeInASubtree = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const sizeOf = (text: RegExp) => getComputedStyle(canvas.getByText(text)).fontSize
    const outside = sizeOf(/^The rest of the page/)
    await step('text inside grows', async () => {
      const inside = [/^Theme:/, /^Theme with context$/, /^Toggle theme$/, /^Font size$/]
      const before = inside.map(sizeOf).map(Number.parseFloat)
      await userEvent.click(canvas.getByRole('button', { name: 'Large' }))
      await expect(canvas.getByRole('button', { name: 'Large' })).toHaveAttribute('aria-disabled', 'true')
      const grown = inside.map(sizeOf).map((size, index) => Number.parseFloat(size) / (before[index] ?? 0))
      for (const factor of grown) await expect(factor).toBeCloseTo(1.1875)
    })
    await step('text outside does not', async () => {
      await expect(sizeOf(/^The rest of the page/)).toBe(outside)
    })
  },
})

const rendered = fn()

/** Defaults in the first render would flicker. */
export const HasWhatIsStoredFromTheFirstRender = meta.story({
  tags: ['proof'],
  beforeEach: () => {
    rendered.mockClear()
    localStorage.setItem('theme', '{"theme":"dark","fontSize":"small"}')
  },
  render: () => (
    <ThemeProvider>
      <Witness />
    </ThemeProvider>
  ),
  play: async () => {
    await expect(rendered.mock.calls[0]).toEqual([{ theme: 'dark', fontSize: 'small' }])
  },
})

/** Providers share the state by its key. */
export const TwoProvidersAgree = meta.story({
  tags: ['proof'],
  render: () => (
    <>
      <ThemeProvider>
        <ContextTheme title="One" />
      </ThemeProvider>
      <ThemeProvider>
        <ContextTheme title="Other" />
      </ThemeProvider>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const one = within(canvas.getByRole('region', { name: 'One' }))
    const other = within(canvas.getByRole('region', { name: 'Other' }))
    await userEvent.click(one.getByRole('button', { name: 'Dark' }))
    await expect(await other.findByText('Theme: dark, font size: medium')).toBeVisible()
    await userEvent.click(other.getByRole('button', { name: 'Large' }))
    await expect(await one.findByText('Theme: dark, font size: large')).toBeVisible()
  },
})

/** Each action starts from the result of the previous one, even within one event. */
export const TwoChangesInOneClick = meta.story({
  tags: ['proof'],
  render: () => (
    <ThemeProvider>
      <TwoInOne />
    </ThemeProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark and large' }))
    await expect(canvas.getByText('Theme: dark, font size: large')).toBeVisible()
  },
})

/** Records every value that it renders. */
function Witness() {
  rendered(useTheme().settings)
  return null
}
