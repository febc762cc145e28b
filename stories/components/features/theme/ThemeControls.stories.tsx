import { expect, fn, within } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '#storybook/preview.tsx'
import { ThemeControls } from '#features/theme/ThemeControls.tsx'
import type { ThemeSettings } from '#features/theme/theme.ts'
import { space } from '#ui/tokens.ts'

const lightAndMedium: ThemeSettings = { theme: 'light', fontSize: 'medium' }
const darkAndLarge: ThemeSettings = { theme: 'dark', fontSize: 'large' }

const meta = preview.meta({
  title: 'Components/Features/Theme/Theme controls',
  component: ThemeControls,
  parameters: { layout: 'padded' },
  // A control would show the inside of each function.
  argTypes: { actions: { control: false } },
  args: {
    settings: lightAndMedium,
    actions: { toggleTheme: fn(), setTheme: fn(), setFontSize: fn() },
  },
})

export const LightAndMedium = meta.story({
  play: async ({ canvas, step }) => {
    await step('what is already so cannot be chosen', async () => {
      await expect(canvas.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-disabled', 'true')
      await expect(canvas.getByRole('button', { name: 'Medium' })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('everything else can', async () => {
      for (const name of ['Toggle theme', 'Dark', 'Small', 'Large'])
        await expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled')
    })
  },
})

export const DarkAndLarge = meta.story({
  args: { settings: darkAndLarge },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Large' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Light' })).not.toHaveAttribute('aria-disabled')
  },
})

export const TellsWhatIsChosen = meta.story({
  tags: ['proof'],
  render: (args) => (
    <Narrow>
      <ThemeControls {...args} />
    </Narrow>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle theme' }))
    await expect(args.actions.toggleTheme).toHaveBeenCalledOnce()
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Theme' })).getByRole('button', { name: 'Dark' }),
    )
    await expect(args.actions.setTheme).toHaveBeenCalledWith('dark')
    const sizes = within(canvas.getByRole('group', { name: 'Font size' }))
    await userEvent.click(sizes.getByRole('button', { name: 'Small' }))
    await expect(args.actions.setFontSize).toHaveBeenCalledWith('small')
  },
})

const Narrow = styled.div`
  max-width: 20rem;
  padding: ${space.s};
`
