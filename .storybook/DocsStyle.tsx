import { createGlobalStyle } from 'styled-components'
import { color, font, space, width } from '#ui/tokens.ts'

/** Prose of the docs pages: one measure, the course's type, and room to breathe. */
export const DocsStyle = createGlobalStyle`
  .sbdocs.sbdocs-wrapper {
    padding: ${space.xl} ${space.m} ${space.xxl};
    background: ${color.canvas};
  }

  .sbdocs.sbdocs-content {
    max-width: 62rem;
    color: ${color.text};
    font-size: ${font.normal};
  }

  .sbdocs-content > main > :is(p, ul, ol, table, blockquote) {
    max-width: ${width.prose};
    color: ${color.text};
    font-size: ${font.normal};
    line-height: 1.65;
  }

  /* Demos look as they do in the app. */
  .sbdocs-content :is(li, td, th):where(:not(.sb-unstyled *)) {
    color: ${color.text};
    font-size: inherit;
  }

  .sbdocs-content > main > table code {
    white-space: normal;
    overflow-wrap: anywhere;
  }

  /* On a narrow page words may wrap, but not in their middle; code may, because it can be of any length. */
  .sbdocs-content > main > table :is(th, td) {
    overflow-wrap: break-word;
  }

  .sbdocs-content > main > table th {
    text-align: start;
  }

  .sbdocs-content > main > table a {
    color: ${color.accentText};
  }

  .sbdocs-content > main > h1 {
    margin: 0;
    font-size: ${font.heading1};
    font-weight: 750;
    letter-spacing: -0.02em;
    line-height: 1.15;
  }

  .sbdocs-content > main > h2 {
    margin: ${space.xxl} 0 ${space.m};
    padding: 0;
    border: 0;
    font-size: ${font.heading2};
    font-weight: 700;
  }

  .sbdocs-content > main > h3 {
    margin: ${space.xl} 0 ${space.s};
    font-size: ${font.heading3};
    font-weight: 700;
  }

  .sbdocs-content > main > :is(p, ul, ol) code {
    white-space: normal;
    overflow-wrap: anywhere;
    background: ${color.sunken};
    border-color: ${color.border};
    color: ${color.text};
    font-size: 0.9em;
  }

  .sbdocs-content > main > :is(p, ul, ol) a {
    color: ${color.accentText};
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`
