import { create } from 'storybook/theming'
import type { ThemeVars } from 'storybook/theming'
import { colorsOf } from '#ui/colors.ts'
import type { ThemeName } from '#ui/palettes.ts'
import { font } from '#ui/tokens.ts'

/** The course's colours and fonts for Storybook's own parts of the catalogue. */
export function brand(theme: ThemeName): ThemeVars {
  const colors = colorsOf(theme)
  return create({
    base: theme,
    brandTitle: 'React Query Course',
    brandUrl: './?path=/docs/course-welcome--welcome',
    brandTarget: '_self',
    fontBase: font.body,
    fontCode: font.code,
    colorPrimary: colors.accentGround,
    colorSecondary: colors.accentGround,
    appBg: colors.canvas,
    appContentBg: colors.surface,
    appPreviewBg: colors.canvas,
    appBorderColor: colors.border,
    appBorderRadius: 10,
    textColor: colors.text,
    textMutedColor: colors.textMuted,
    barBg: colors.surface,
    barTextColor: colors.textMuted,
    barSelectedColor: colors.accentText,
    barHoverColor: colors.accentText,
    inputBg: colors.background,
    inputBorder: colors.outline,
    inputTextColor: colors.text,
    inputBorderRadius: 8,
  })
}
