import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { defaultThemeSettings } from '#features/theme/theme.ts'
import { ThemePanel } from '#features/theme/ThemePanel.tsx'

const meta = preview.meta({
  title: 'Components/Features/Theme/Theme panel',
  component: ThemePanel,
  parameters: { layout: 'padded' },
  // A control would show the inside of each function.
  argTypes: { actions: { control: false } },
  args: {
    title: 'Theme',
    settings: defaultThemeSettings,
    actions: { toggleTheme: fn(), setTheme: fn(), setFontSize: fn() },
  },
})

export const LightAndMedium = meta.story()

export const DarkAndLarge = meta.story({ args: { settings: { theme: 'dark', fontSize: 'large' } } })
