import { withoutMarkers } from '#course/code/excerptOf.ts'
import { colouredLines } from '#course/code/colouredLines.ts'
import type { ColouredLine } from '#course/code/colouredLines.ts'
import { escaped, markup } from './markup.ts'
import type { BlockText, Nodes } from './toMarkdown.ts'

// What the blocks of the reading edition are made of.

/** A part of the page with a name and, where it is live, a link to it. */
export function figure(kind: string, title: string, link: Nodes, ...content: BlockText): BlockText {
  return [
    markup`<figure class="${kind}" aria-label="${title}"><p class="head"><b>${title}</b>`,
    link,
    markup`</p>`,
    ...content,
    markup`</figure>`,
  ]
}

export function linkTo(address: string, does: string, title: string): Nodes {
  return markup`<a href="${address}">${does}<span class="unseen">: ${title}</span></a>`
}

export function fold(summary: string, ...content: BlockText): BlockText {
  return [markup`<details><summary>${summary}</summary>`, ...content, markup`</details>`]
}

export function fileOf(path: string, code: string): Nodes {
  return listing(
    path,
    colouredLines(withoutMarkers(code).trimEnd()).map((parts) => lineOf(parts, false)),
  )
}

/** Lines of code, in their colours, under the name of their file. */
export function listing(path: string, lines: readonly string[]): Nodes {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const value = `<figure class="code" aria-label="${escaped(name)}"><figcaption>${escaped(name)}</figcaption><pre translate="no" tabindex="0" aria-label="${escaped(name)}"><code>${lines.join('\n')}</code></pre></figure>`
  return [{ type: 'html', value }]
}

export function lineOf(parts: ColouredLine, isLit: boolean): string {
  const line = parts
    .map(({ kind, text }) =>
      kind === 'plain' ? escaped(text) : `<i class="${kind[0]}">${escaped(text)}</i>`,
    )
    .join('')
  return isLit ? `<mark>${line}</mark>` : line
}
