import type { Nodes } from './toMarkdown.ts'

/** HTML around what is Markdown, or a text that means nothing but itself. */
export function markup(text: TemplateStringsArray, ...values: (string | number)[]): Nodes {
  return [{ type: 'html', value: String.raw(text, ...values.map((value) => escaped(String(value)))) }]
}

/** A text as it stands in HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
