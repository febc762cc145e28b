import type { PhrasingContent, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { anyBlock, blocks } from './blocks.ts'
import type { BlockProps } from './blocks.ts'
import { fold, phrases } from './nodes.ts'
import type { Blocks } from './nodes.ts'
import { pageScope } from './pageScope.ts'
import type { Evaluate } from './pageScope.ts'

type Node = RootContent
type Element = Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/**
 * A page of the catalogue as Markdown: its prose as it is, and its blocks as what they show.
 *
 * @param file the page's absolute path, from which its imports are resolved
 * @param without the names of blocks to leave out
 */
export async function lessonTree(file: string, mdx: string, without: readonly string[] = []): Promise<Root> {
  const page = parser.parse(mdx)
  const esm = page.children.map((node) => (node.type === 'mdxjsEsm' ? node.value : '')).join('\n')
  const evaluate = await pageScope(file, esm)
  const isLeftOut = (node: Node) => node.type === 'mdxJsxFlowElement' && without.includes(node.name ?? '')
  const kept = page.children.filter((node) => !isLeftOut(node))
  return { type: 'root', children: await contentOf(kept, evaluate) }
}

async function contentOf(nodes: readonly Node[], evaluate: Evaluate): Promise<Blocks> {
  const content: Blocks = []
  for (const node of nodes) content.push(...(await textOf(node, evaluate)))
  return content
}

async function textOf(node: Node, evaluate: Evaluate): Promise<Blocks> {
  if (node.type === 'mdxjsEsm') return []
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return phrases(valueOf(node.value, evaluate))
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return await elementText(node, evaluate)
  if (node.type === 'paragraph' && isUnravelled(node.children))
    return await contentOf(node.children, evaluate)
  if (!('children' in node)) return [node]
  const children = await contentOf(node.children, evaluate)
  return [{ ...node, children } as Node]
}

/** What stands on lines of its own is no paragraph, although Markdown reads it as one. */
function isUnravelled(children: readonly PhrasingContent[]): boolean {
  return children.every(
    (child) =>
      (child.type === 'mdxJsxTextElement' && (child.name === 'summary' || /^[A-Z]/.test(child.name ?? ''))) ||
      (child.type === 'text' && child.value.trim() === ''),
  )
}

async function elementText(element: Element, evaluate: Evaluate): Promise<Blocks> {
  const { name } = element
  const block = name === null ? undefined : blocks[name]
  const props = propsOf(element, evaluate, block !== undefined || name === 'a')
  const isFold = name === 'details'
  const inside = isFold ? element.children.filter((child) => !isSummary(child)) : element.children
  const children = await contentOf(inside, evaluate)
  if (isFold) return fold(toString(element.children.find(isSummary) ?? []), children)
  if (name === 'a')
    return [{ type: 'link', url: String(props['href']), children: children as PhrasingContent[] }]
  if (name === 'p') return [{ type: 'paragraph', children: flattened(children) }]
  if (name === 'StateName') return [{ type: 'strong', children: phrases(String(props['is'])) }]
  if (name === 'Term' && children.length === 0) return phrases(String(props['of']))
  return await (block ?? anyBlock)({ ...props, children })
}

function isSummary(node: Node): boolean {
  if (node.type === 'paragraph') return node.children.some(isSummary)
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'summary'
}

/** The content of paragraphs within a paragraph. */
function flattened(children: Blocks): PhrasingContent[] {
  return children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  )
}

/** The props of an element; only plain texts where nobody knows what the others are. */
function propsOf(
  { attributes }: Element,
  evaluate: Evaluate,
  isKnown: boolean,
): Omit<BlockProps, 'children'> {
  const props: Record<string, unknown> = {}
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') continue
    const { name, value } = attribute
    if (typeof value !== 'object' || value === null) props[name] = value ?? true
    else if (isKnown) props[name] = evaluate(value.value)
  }
  return props
}

/** What an expression between braces writes; a comment writes nothing. */
function valueOf(expression: string, evaluate: Evaluate): string {
  if (expression.replaceAll(/\/\*.*?\*\//gs, '').trim() === '') return ''
  const value = evaluate(expression)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
