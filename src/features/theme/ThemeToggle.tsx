import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { size } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { themeStoreActions, useThemeStore } from './themeStore.ts'

/** Toggles the app's theme: a sun leads to the light one, a moon to the dark one. */
export function ThemeToggle() {
  const theme = useThemeStore((state) => state.theme)
  return (
    <Round variant="quiet" onClick={() => themeStoreActions.toggleTheme()}>
      <Icon aria-hidden viewBox="0 0 24 24">
        {theme === 'light' ? (
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
        ) : (
          <path d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19m0-14-1.4 1.4M6.4 17.6 5 19m11-7a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z" />
        )}
      </Icon>
      <VisuallyHidden>{theme === 'light' ? 'Use dark theme' : 'Use light theme'}</VisuallyHidden>
    </Round>
  )
}

const Round = styled(Button)`
  flex: none;
  width: ${size.touch};
  padding: 0;
`

const Icon = styled.svg`
  width: 1.375rem;
  height: 1.375rem;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2;
`
