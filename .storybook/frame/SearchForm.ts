import { styled } from 'storybook/theming'

/** The look of the search and of what it finds. */
export const SearchForm = styled.form(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minHeight: 'min(60vh, 28rem)',
  maxHeight: '80vh',
  overflow: 'auto',
  padding: 16,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  input: {
    minHeight: 44,
    padding: '8px 12px',
    border: `1px solid ${theme.input.border}`,
    borderRadius: theme.input.borderRadius,
    background: theme.input.background,
    color: theme.input.color,
    font: 'inherit',
    fontSize: 16,
    '&:focus-visible': { outline: `2px solid ${theme.barSelectedColor}`, outlineOffset: -1 },
  },
  'p, h3, ul': { margin: 0, padding: 0 },
  p: { color: theme.textMutedColor },
  // The keyboard of a phone has no arrow keys.
  '@media (max-width: 599px), (hover: none)': { '[data-by-keys]': { display: 'none' } },
  h3: { fontSize: theme.typography.size.s2, fontWeight: theme.typography.weight.bold },
  ul: { listStyle: 'none' },
  'li a': {
    display: 'block',
    // Its text stands below the lesson's name.
    margin: '0 -12px',
    padding: '8px 12px',
    borderRadius: theme.appBorderRadius,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover, &:focus-visible': { background: theme.background.app },
    '&:focus-visible': { outline: `2px solid ${theme.barSelectedColor}`, outlineOffset: -2 },
  },
  small: { display: 'block', color: theme.textMutedColor, fontSize: theme.typography.size.s1 },
  mark: { background: 'none', color: theme.barSelectedColor, fontWeight: theme.typography.weight.bold },
}))
