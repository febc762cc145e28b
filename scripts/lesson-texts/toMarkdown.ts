import type { PhrasingContent, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { Fragment, isValidElement } from 'react'
import type { ReactNode } from 'react'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

export type Nodes = RootContent[]

/** A block as it is in a text: of what stands between its tags, and Markdown as text or nodes. */
export type Block = (props: never) => BlockText | Promise<BlockText>
export type BlockText = readonly (string | Nodes | undefined)[]

/** A plugin of remark. It hands the nodes of a page's prose through MDX as they are: as elements that are named after their types. */
export function proseAsElements() {
  return (page: Root) => {
    page.children = page.children.map(asElement)
  }
}

function asElement(node: RootContent): RootContent {
  const children = 'children' in node ? node.children.map(asElement) : []
  if (node.type === 'text' || node.type.startsWith('mdx')) return { ...node, children } as RootContent
  const { type, position, ...values } = node
  const attribute = { type: 'mdxJsxAttribute', name: 'node', value: JSON.stringify(values) } as const
  return {
    type: 'mdxJsxFlowElement',
    name: type,
    attributes: [attribute],
    children: children as [],
    position,
  }
}

/** What the elements of a page say, as nodes of Markdown. */
export async function toMarkdown(element: ReactNode): Promise<Nodes> {
  if (typeof element === 'string') return [{ type: 'text', value: element }]
  if (Array.isArray(element)) return (await Promise.all(element.map(toMarkdown))).flat()
  if (!isValidElement<Record<string, unknown> & { children?: ReactNode }>(element)) return []
  const { props } = element
  const type: unknown = element.type
  const children = await toMarkdown(props.children)
  if (type === Fragment) return children
  if (typeof type !== 'function')
    return elements[String(type)]?.(children, props) ?? proseNode(String(type), children, props)
  const parts = await (type as (given: object) => ReturnType<Block>)({ ...props, children })
  return parts.flatMap((part = []) => (typeof part === 'string' ? parsed(part) : part))
}

const parser = unified().use(remarkParse)

/** The nodes of Markdown, in which an address is no link by itself. */
export function parsed(markdown: string): Nodes {
  return parser.parse(markdown).children
}

function proseNode(type: string, children: Nodes, { node }: Record<string, unknown>): Nodes {
  if (typeof node !== 'string') throw new Error(`Nobody says what <${type}> is in Markdown.`)
  const values = JSON.parse(node) as object
  return [{ ...values, type, ...('children' in values && { children }) } as RootContent]
}

/** The elements of HTML that pages use. */
const elements: Record<string, ((children: Nodes, props: Record<string, unknown>) => Nodes) | undefined> = {
  a: (children, { href }) => [{ type: 'link', url: String(href), children: children as PhrasingContent[] }],
  code: (children) => [{ type: 'inlineCode', value: toString(children) }],
  // What is folded away, as HTML has it within Markdown.
  details: (children) => [...children.filter(isBlock), { type: 'html', value: '</details>' }],
  p: (children) => [paragraph(children)],
  summary: (children) => {
    const text = toString(children).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return [{ type: 'html', value: `<details>\n<summary>${text}</summary>` }]
  },
}

/** A paragraph of what stands in a line, or in paragraphs. */
export function paragraph(nodes: Nodes): RootContent {
  const lines = nodes.flatMap((node) =>
    node.type === 'paragraph' ? node.children : [node as PhrasingContent],
  )
  return { type: 'paragraph', children: lines }
}

/** Between blocks there are line breaks. */
export function isBlock({ type }: RootContent): boolean {
  return type !== 'text'
}

/** Markdown in which a given text means nothing but itself, and code between its backticks. */
export function md(markup: TemplateStringsArray, ...texts: (string | number)[]): string {
  return String.raw(markup, ...texts.map((text) => literal(String(text))))
}

function literal(text: string): string {
  const parts = text.split('`')
  return parts
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/[!-/:-@[-_{-~]/g, '\\$&') : part))
    .join('`')
}
