import type { AnyNode, Identifier, ImportDeclaration, Literal, Program } from 'acorn'
import { AnswerMistake } from './mistake.ts'
import { visit } from './edits.ts'
import type { TextEdit } from './edits.ts'

/** An import that an answer writes. */
export interface Import {
  specifier: string
  /** Names that must be among the module's exports. */
  names: readonly string[]
  line: number
}

/** What a module imports, in the order of its lines. */
export function importsOf(program: Program): Import[] {
  return declarationsOf(program).map(({ source, specifiers, loc }) => ({
    specifier: String(source.value),
    names: specifiers.flatMap((specifier) => {
      if (specifier.type === 'ImportSpecifier') return [nameOfSpecifier(specifier.imported)]
      return specifier.type === 'ImportDefaultSpecifier' ? ['default'] : []
    }),
    line: loc?.start.line ?? 1,
  }))
}

/**
 * Writes `import { a as b } from 'm'` as `const { "a": b } = $use("m")`, on as many lines, and `import('m')` as `$import('m')`.
 *
 * @throws AnswerMistake for `export … from`, which has no such form
 */
export function linked(program: Program, js: string): TextEdit[] {
  const edits = declarationsOf(program).map((node) => ({
    at: node.start,
    until: node.end,
    text: constants(node) + js.slice(node.start, node.end).replaceAll(/[^\n]/g, ''),
  }))
  visit(program, (visited) => {
    const node = visited as AnyNode
    if (node.type === 'ImportExpression')
      edits.push({ at: node.start, until: node.start + 'import'.length, text: '$import' })
    if (isReexport(node))
      throw new AnswerMistake('“export … from” does not work here. Import it, then export it.', {
        line: node.loc?.start.line ?? 1,
      })
  })
  return edits
}

function constants({ source, specifiers }: ImportDeclaration): string {
  const module = `$use(${JSON.stringify(source.value)})`
  const all = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier')
  const names = specifiers.flatMap((specifier) => {
    if (specifier.type === 'ImportDefaultSpecifier') return [`default: ${specifier.local.name}`]
    if (specifier.type === 'ImportSpecifier')
      return [`${JSON.stringify(nameOfSpecifier(specifier.imported))}: ${specifier.local.name}`]
    return []
  })
  const namespace = all ? `const ${all.local.name} = ${module};` : ''
  return namespace + (names.length > 0 ? `const { ${names.join(', ')} } = ${module};` : '')
}

function declarationsOf(program: Program): ImportDeclaration[] {
  return program.body.filter((node) => node.type === 'ImportDeclaration')
}

function isReexport(node: AnyNode): boolean {
  return node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && !!node.source)
}

function nameOfSpecifier(node: Identifier | Literal): string {
  return node.type === 'Identifier' ? node.name : String(node.value)
}
