import type { AnyNode, Node, Program } from 'acorn'
import { inserted, visit } from './edits.ts'
import type { Edit } from './edits.ts'
import { componentOf, isFunction } from './guardEdits.ts'

/**
 * Tells the line of each statement of a function before it runs. Not of components and hooks: every render runs all of their lines, and says
 * nothing of what has caused it.
 */
export function toldLines(program: Program): Edit[] {
  const renders = new Set<Node>()
  const told: Edit[] = []
  visit(program, (visited) => {
    const node = visited as AnyNode
    const component = componentOf(node)
    if (component) renders.add(component.node)
    if (node.type === 'FunctionDeclaration' && /^use[A-Z]/.test(node.id?.name ?? '')) renders.add(node)
    if (isFunction(node) && node.body.type === 'BlockStatement' && !renders.has(node))
      tellIn(node.body as AnyNode, told)
  })
  return told
}

/** The statements of a block and of the blocks in it, but not those of functions in it. */
function tellIn(node: AnyNode, told: Edit[]): void {
  if (isFunction(node)) return
  if (node.type === 'BlockStatement')
    for (const statement of node.body)
      if (!('directive' in statement) && statement.type !== 'FunctionDeclaration')
        told.push(inserted(statement.start, `$line(${statement.loc?.start.line ?? 1});`))
  for (const child of Object.values(node).flat())
    if (typeof child === 'object' && child !== null && 'type' in child) tellIn(child as AnyNode, told)
}
