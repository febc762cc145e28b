import type { Code, Html, Link, List, Paragraph, PhrasingContent, RootContent } from 'mdast'

/** Content of a page's top level. */
export type Blocks = RootContent[]

/** A text in which what stands between backticks is code. */
export function phrases(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index): PhrasingContent => ({ type: index % 2 === 0 ? 'text' : 'inlineCode', value }))
    .filter((node) => 'value' in node && node.value !== '')
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

export function strong(...children: PhrasingContent[]): PhrasingContent {
  return { type: 'strong', children }
}

export function link(url: string, text: string): Link {
  return { type: 'link', url, children: phrases(text) }
}

/** Lines of a file, under its path. */
export function listing(path: string, code: string): Blocks {
  const lang = /\.(\w+)$/.exec(path)?.[1] ?? null
  const block: Code = { type: 'code', lang, value: code.trimEnd() }
  return [paragraph({ type: 'inlineCode', value: path }, { type: 'text', value: ':' }), block]
}

export function list(items: readonly string[], kind: 'bullets' | 'numbers' | 'tasks' = 'bullets'): List {
  return {
    type: 'list',
    ordered: kind === 'numbers',
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      ...(kind === 'tasks' && { checked: false }),
      children: [paragraph(...phrases(item))],
    })),
  }
}

/** What is folded away, as HTML has it within Markdown. */
export function fold(summary: string, content: Blocks): Blocks {
  const text = summary.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [html(`<details>\n<summary>${text}</summary>`), ...content, html('</details>')]
}

function html(value: string): Html {
  return { type: 'html', value }
}
