import type { AnyNode, Program } from 'acorn'
import { insertion, visit } from './edits.ts'
import type { TextEdit } from './edits.ts'

/**
 * Asks before each turn of a loop, each call of a function, and each render of a component, so that what does not end can be ended. A
 * function counts as a component when its name begins with a capital letter.
 */
export function guards(program: Program): TextEdit[] {
  const exported = namesOfExports(program)
  const components = new Map<AnyNode, string>()
  const [opening, closing]: [TextEdit[], TextEdit[]] = [[], []]
  visit(program, (visited) => {
    const node = visited as AnyNode
    const component = componentOf(node)
    if (component) components.set(component.node, component.name)
    if (!isLoop(node) && !isFunction(node)) return
    const { body } = node
    const ask = question(node, components.get(node), exported)
    const [before, after] = isLoop(node) ? [`{${ask};`, '}'] : [`(${ask}, `, ')']
    if (body.type === 'BlockStatement') opening.push(insertion(body.start + 1, `${ask};`))
    else {
      opening.push(insertion(body.start, before))
      closing.push(insertion(body.end, after))
    }
  })
  // Where several end at one place, the innermost ends first.
  return [...opening, ...closing.toReversed()]
}

function question(node: AnyNode, component: string | undefined, exported: ReadonlySet<string>): string {
  if (component !== undefined) return `$render(${JSON.stringify(component)}, ${exported.has(component)})`
  return `${isLoop(node) ? '$loop' : '$call'}(${node.loc?.start.line ?? 1})`
}

interface Component {
  name: string
  node: FunctionNode
}

/** A component that a node defines, by a name that begins with a capital letter. */
function componentOf(node: AnyNode): Component | undefined {
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression')
    return node.id && isComponentName(node.id.name) ? { name: node.id.name, node } : undefined
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return undefined
  const { init, id } = node
  const isNamedHere =
    init?.type === 'ArrowFunctionExpression' || (init?.type === 'FunctionExpression' && !init.id)
  return isNamedHere && isComponentName(id.name) ? { name: id.name, node: init } : undefined
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name)
}

function isLoop(node: AnyNode): node is Extract<AnyNode, { type: LoopType }> {
  return /^(DoWhile|While|For|ForIn|ForOf)Statement$/.test(node.type)
}

type LoopType = 'DoWhileStatement' | 'WhileStatement' | 'ForStatement' | 'ForInStatement' | 'ForOfStatement'

type FunctionNode = Extract<
  AnyNode,
  { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>

function isFunction(node: AnyNode): node is FunctionNode {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
}

function namesOfExports(program: Program): ReadonlySet<string> {
  return new Set(
    program.body.flatMap((node) => {
      if (node.type !== 'ExportNamedDeclaration') return []
      const { declaration, specifiers } = node
      if (declaration?.type === 'FunctionDeclaration') return [declaration.id.name]
      if (declaration?.type === 'VariableDeclaration')
        return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      return specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []))
    }),
  )
}
