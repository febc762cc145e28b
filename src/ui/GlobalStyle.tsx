import { createGlobalStyle } from 'styled-components'
import { color, font, themeVariables } from './tokens.ts'

/** Themes for any element with `data-theme`, text sizes for the root, and a small reset. */
export const GlobalStyle = createGlobalStyle`
  :root, [data-theme='light'] { ${themeVariables('light')} }
  [data-theme='dark'] { ${themeVariables('dark')} }

  :root[data-text-size='small'] { font-size: 87.5%; }
  :root[data-text-size='large'] { font-size: 118.75%; }
  :root[data-text-size='double'] { font-size: 200%; }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    scrollbar-gutter: stable;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${color.canvas};
    color: ${color.text};
    font-family: ${font.body};
    line-height: 1.55;
    overflow-wrap: anywhere;
  }

  [data-theme] { color: ${color.text}; }

  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  /* Where readers have colours of their own, no ground says that something is chosen. */
  @media (forced-colors: active) {
    :is([aria-pressed='true'], [aria-selected='true'], [aria-current]:not([aria-current='false'])) {
      &, &::before, &::after, & * {
        forced-color-adjust: none;
        border-color: SelectedItemText !important;
        background: SelectedItem !important;
        color: SelectedItemText !important;
      }
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-delay: 0s !important;
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-delay: 0s !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`
