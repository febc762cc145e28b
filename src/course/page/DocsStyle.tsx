import { createGlobalStyle } from 'styled-components'
import { arrives } from '#ui/motion.ts'
import { color, radius, space, width } from '#ui/tokens.ts'
import { docsType, docsWidth, PHONE_INSET } from '#course/look/typeScale.ts'
import { FOUND } from '#course/links/usePassage.ts'

const anywhere = 'overflow-wrap: anywhere; hyphens: auto;'

/** Prose of the docs pages: one axis, one measure, the course's type, and room to breathe. */
export const DocsStyle = createGlobalStyle`
  .sbdocs.sbdocs-wrapper {
    padding: ${space.xl} ${space.l} ${space.xxl};
    background: ${color.canvas};

    @media (max-width: ${width.phone}) {
      padding: ${space.l} ${PHONE_INSET} ${space.xxl};
    }
  }

  .sbdocs.sbdocs-content {
    max-width: none;
    color: ${color.text};
    ${docsType('body')}
  }

  .sbdocs-content main > :is(p, ul, ol, blockquote) {
    max-width: ${docsWidth.text};
    margin-block: 0 ${space.m};
    color: ${color.text};
    ${docsType('body')}
  }

  /* What somebody has searched for. */
  .sbdocs-content main [${FOUND}] {
    outline: 3px solid ${color.focus};
    outline-offset: 4px;
    border-radius: ${radius.s};
  }

  .sbdocs-content main > :is(ul, ol) {
    padding-inline-start: ${space.l};
  }

  /* Demos look as they do in the app. */
  .sbdocs-content :is(li, td, th):where(:not(.sb-unstyled *)) {
    color: ${color.text};
    font-size: inherit;
    line-height: inherit;
  }

  .sbdocs.sbdocs-content main > h1 {
    margin: 0 0 ${space.m};
    color: ${color.text};
    ${docsType('heading1')}
    font-weight: 750;
    letter-spacing: -0.02em;
  }

  .sbdocs.sbdocs-content main > h2 {
    margin: ${space.xxl} 0 ${space.m};
    padding: 0;
    border: 0;
    color: ${color.text};
    ${docsType('heading2')}
    font-weight: 700;
    letter-spacing: -0.01em;
    scroll-margin-block-start: ${space.l};
  }

  .sbdocs.sbdocs-content main > h3 {
    margin: ${space.xl} 0 ${space.s};
    color: ${color.text};
    ${docsType('heading3')}
    font-weight: 700;
    scroll-margin-block-start: ${space.l};
  }

  /* A comma after it stays on its line. */
  .sbdocs-content :is(main, main > details) > :is(p, ul, ol, table) code {
    display: inline;
    margin: 0;
    padding: 0.1em 0.3em;
    border-color: ${color.border};
    background: ${color.sunken};
    color: ${color.text};
    font-size: 0.875em;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  /* The words of a table's code set the widths of its columns, where they have the room. Within a fold, phones have none. */
  @media (min-width: 22rem) {
    :root:not([data-text-size='double']) .sbdocs-content main > table code {
      overflow-wrap: break-word;
    }
  }

  @media (min-width: ${width.phone}) {
    :root:not([data-text-size='double']) .sbdocs-content main > details > table code {
      overflow-wrap: break-word;
    }
  }

  .sbdocs.sbdocs-content main > :is(h2, h3) code {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: 0.95em;
  }

  .sbdocs-content :is(main, main > details) > :is(p, ul, ol, table) a {
    /* A finger has 24 px, also where a link is all that its line holds. Lines do not move for it. */
    padding-block: 0.1875em;
    color: ${color.accentText};
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  /* Lines between rows, and no ground: what a table says is louder than the table. */
  .sbdocs-content :is(main, main > details) > table {
    max-width: ${docsWidth.demo};
    margin-block: ${space.l};
    font-size: 1rem;
    line-height: 1.5;
  }

  .sbdocs.sbdocs-content :is(main, main > details) > table tr:nth-of-type(n) {
    border: 0;
    background: none;
  }

  .sbdocs-content :is(main, main > details) > table :is(th, td) {
    padding: 0.625rem ${space.l} 0.625rem 0;
    border: 0;
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
    /* On a narrow page words may wrap, but not in their middle; code may, because it can be of any length. */
    overflow-wrap: break-word;

    &:last-child {
      padding-inline-end: 0;
    }
  }

  /* With text of twice its size, a word can be wider than its column: the size that the toolbar sets, or the browser. */
  @media (max-width: ${width.phone}) {
    :root[data-text-size='double'] .sbdocs-content :is(main, main > details) > table :is(th, td) {
      ${anywhere}
    }
  }

  @media (max-width: 18rem) {
    .sbdocs-content :is(main, main > details) > table :is(th, td) {
      ${anywhere}
    }
  }

  .sbdocs-content :is(main, main > details) > table th {
    border-block-end-color: ${color.outline};
    color: ${color.textMuted};
    ${docsType('caption')}
    font-weight: 600;
  }

  .sbdocs-content main > details {
    max-width: ${docsWidth.demo};
    margin-block: ${space.m};
    border: 1px solid ${color.border};
    border-radius: ${radius.m};
    background: ${color.surface};
    font-size: 1rem;
  }

  .sbdocs-content main > details > summary {
    padding: 0.625rem ${space.m};
    border-radius: inherit;
    color: ${color.accentText};
    font-weight: 600;
    cursor: pointer;
  }

  .sbdocs-content main > details[open] > summary {
    border-block-end: 1px solid ${color.border};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  .sbdocs-content main > details[open] > :not(summary) {
    --from: 0 -0.25rem;
    ${arrives('change')}
  }

  .sbdocs-content main > details > table {
    width: calc(100% - 2 * ${space.m});
    margin: ${space.m};
  }

  @media (max-width: ${width.phone}) {
    .sbdocs-content main > details > table :is(th, td):not(:last-child) {
      padding-inline-end: ${space.m};
    }
  }

  .sbdocs-content main > details > :is(p, ul, ol) {
    max-width: ${docsWidth.text};
    margin: ${space.m};
    color: ${color.text};
    ${docsType('body')}
  }
`
