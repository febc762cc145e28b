import preview from '#storybook/preview.tsx'
import type { ThemeName } from '#ui/palettes.ts'
import { Swatches } from '#features/theme/Swatches.tsx'

const meta = preview.meta({
  title: 'Components/Features/Theme/Swatches',
  component: Swatches,
  parameters: { layout: 'padded' },
  args: { theme: 'light' as ThemeName },
})

export const Light = meta.story()

export const Dark = meta.story({ args: { theme: 'dark' } })
