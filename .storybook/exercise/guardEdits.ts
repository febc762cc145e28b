import type { AnyNode, ArrowFunctionExpression, Function as FunctionNode, Program, Statement } from 'acorn'
import { inserted, visit } from './edits.ts'
import type { Edit } from './edits.ts'

/**
 * Asks before each turn of a loop, and before each render of a component, so that what does not end can be ended. A function counts as a
 * component when its name begins with a capital letter.
 */
export function guards(program: Program): Edit[] {
  const exported = namesOfExports(program)
  const edits: Edit[] = []
  visit(program, (visited) => {
    const node = visited as AnyNode
    if (isLoop(node)) edits.push(...inLoop(node.body, node.loc?.start.line ?? 1))
    const component = componentOf(node)
    if (component) edits.push(...inComponent(component, exported))
  })
  return edits
}

function inLoop(body: Statement, line: number): Edit[] {
  const ask = `$loop(${line});`
  if (body.type === 'BlockStatement') return [inserted(body.start + 1, ask)]
  return [inserted(body.start, `{${ask}`), inserted(body.end, '}')]
}

interface Component {
  name: string
  node: FunctionNode | ArrowFunctionExpression
}

function inComponent({ name, node: { body } }: Component, exported: ReadonlySet<string>): Edit[] {
  const ask = `$render(${JSON.stringify(name)}, ${exported.has(name)})`
  if (body.type === 'BlockStatement') return [inserted(body.start + 1, `${ask};`)]
  return [inserted(body.start, `(${ask}, `), inserted(body.end, ')')]
}

function componentOf(node: AnyNode): Component | undefined {
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression')
    return node.id && isComponentName(node.id.name) ? { name: node.id.name, node } : undefined
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return undefined
  const { init, id } = node
  const isFunction =
    init?.type === 'ArrowFunctionExpression' || (init?.type === 'FunctionExpression' && !init.id)
  return isFunction && isComponentName(id.name) ? { name: id.name, node: init } : undefined
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name)
}

function isLoop(node: AnyNode): node is AnyNode & { body: Statement } {
  return /^(DoWhile|While|For|ForIn|ForOf)Statement$/.test(node.type)
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
