import { createGlobalStyle } from 'styled-components'
import { color, font } from '#ui/tokens.ts'

/** The frame of a docs page, and its text's elements wherever they stand on it, but in demos and other parts with a look of their own. */
export const ProseStyle = createGlobalStyle`
  .sbdocs-wrapper {
    display: flex;
    justify-content: center;
    min-height: 100vh;
  }

  .sbdocs-content {
    flex: 1;
    min-width: 0;
  }

  ${inProse('a', 'div', 'h1', 'h2', 'h3', 'li', 'ol', 'p', 'span', 'table', 'ul')} {
    margin: 0;
    font-family: ${font.body};
    font-size: 1rem;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }

  ${inProse('a')} {
    color: ${color.accentText};
    font-size: inherit;
    line-height: 1.5rem;
    text-decoration: underline;
    text-decoration-thickness: 0.03125rem;
    text-underline-offset: 0.11em;
  }

  ${inProse('h1', 'h2', 'h3')} {
    position: relative;
    color: ${color.text};
    cursor: text;

    code {
      font-size: inherit;
    }
  }

  ${inProse('ol', 'ul')} {
    margin: 16px 0;
    padding-inline-start: 30px;
  }

  ${inProse('ul')} {
    list-style: disc;
  }

  ${inProse('li')} {
    color: ${color.text};
    font-size: 0.875rem;
    line-height: 1.5rem;

    & + li {
      margin-block-start: 0.25em;
    }
  }

  ${inProse('p')} {
    margin: 16px 0;
    color: ${color.text};
    font-size: 0.875rem;
    line-height: 1.5rem;
  }

  ${inProse('code')} {
    display: inline-block;
    margin: 0 2px;
    padding: 3px 5px;
    border: 1px solid ${color.border};
    border-radius: 3px;
    background: ${color.sunken};
    color: ${color.text};
    font-family: ${font.code};
    font-size: 0.8125rem;
    line-height: 1;
    white-space: nowrap;
  }

  ${inProse('table')} {
    margin: 16px 0;
    font-size: 0.875rem;
    line-height: 1.5rem;
    border-collapse: collapse;

    tr {
      border-block-start: 1px solid ${color.border};
    }

    tr:nth-of-type(2n) {
      background: ${color.sunken};
    }

    :is(th, td) {
      padding: 6px 13px;
      border: 1px solid ${color.border};
      color: ${color.text};
    }
  }
`

/** Elements of a page's text, no more specific than a class. */
function inProse(...elements: string[]): string {
  return elements
    .map((element) => `.sbdocs-content :where(${element}:not(.sb-unstyled, .sb-unstyled ${element}))`)
    .join(', ')
}
