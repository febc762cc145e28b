import type { Pattern, Program } from 'acorn'

/** The names that a module exports. */
export function exportsOf(program: Program): string[] {
  return program.body.flatMap((node) => {
    if (node.type === 'ExportDefaultDeclaration') return ['default']
    if (node.type !== 'ExportNamedDeclaration') return []
    const { declaration, specifiers } = node
    if (declaration === null || declaration === undefined)
      return specifiers.map(({ exported }) =>
        exported.type === 'Identifier' ? exported.name : String(exported.value),
      )
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => bound(id))
    return [declaration.id.name]
  })
}

/** The names that a pattern such as `{ a, b: [c] }` defines. */
function bound(pattern: Pattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'RestElement') return bound(pattern.argument)
  if (pattern.type === 'AssignmentPattern') return bound(pattern.left)
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((each) => (each === null ? [] : bound(each)))
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((each) => bound(each.type === 'RestElement' ? each : each.value))
}
