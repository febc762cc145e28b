import { parseSync } from 'vite'
import { mutationsOf } from './operators.ts'
import type { Node, Place } from './operators.ts'

/** One change of a module. */
export interface Mutant {
  /** The module and a number. */
  id: string
  file: string
  line: number
  /** The code of that line. */
  code: string
  /** What stands there, and what the mutant has in its place. */
  original: string
  replacement: string
}

export interface Instrumented {
  /** The module with all its mutants, of which one at most is switched on at a time. */
  code: string
  mutants: readonly Mutant[]
}

/** The function that says whether a mutant is switched on. */
const SWITCH = 'globalThis.isMutant'

/** What TypeScript adds is no code. */
const TYPE_KEYS = ['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments', 'superTypeArguments']
const WITH_EXPRESSION = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']

/** Puts all mutants of a module into it. */
export function instrument(file: string, source: string): Instrumented {
  const { program } = parseSync(file, source)
  const mutants: Mutant[] = []

  function add(node: Node, replacement: string): string {
    const id = `${file}#${mutants.length}`
    const line = source.slice(0, node.start).split('\n').length
    const code = source.split('\n')[line - 1]?.trim() ?? ''
    mutants.push({ id, file, line, code, original: source.slice(node.start, node.end), replacement })
    return `${SWITCH}('${id}')`
  }

  /** The node with the mutants in it, its own and those below. */
  function render(node: Node, place: Place): string {
    const inside = renderInside(node, place)
    const text = source.slice(node.start, node.end)
    const replacements = isKept(node, place) ? [] : mutationsOf(node, text, place)
    if (isCondition(node, place)) replacements.push('true', 'false')
    if (isBody(node, place)) replacements.push('undefined')
    if (replacements.length === 0) return inside
    return `(${replacements.map((each) => `${add(node, each)} ? (${each}) : `).join('')}(${inside}))`
  }

  function renderInside(node: Node, place: Place): string {
    let code = ''
    let at = node.start
    if (node.type === 'BlockStatement' && isFunction(place.parent) && node.body.length > 0) {
      code = `{ if (${add(node, '{}')}) return; `
      at += 1
    }
    for (const [key, child] of childrenOf(node)) {
      const start = node.type === 'Program' || isStatementList(node) ? separator(child) : ''
      code += source.slice(at, child.start) + start + render(child, placeOf(child, key, node, place))
      at = child.end
    }
    return code + source.slice(at, node.end)
  }

  return { code: render(program, { parent: undefined, isInFunction: false, isInChain: false }), mutants }
}

/** The children with code, in the order of the text. */
function childrenOf(node: Node): [key: string, child: Node][] {
  const isType = node.type.startsWith('TS') && !WITH_EXPRESSION.includes(node.type)
  if (isType || node.type === 'ImportDeclaration') return []
  return (
    Object.entries(node)
      .filter(([key]) => !TYPE_KEYS.includes(key))
      .flatMap(([key, value]) =>
        (Array.isArray(value) ? value : [value]).filter(isNode).map((child): [string, Node] => [key, child]),
      )
      .toSorted(([, a], [, b]) => a.start - b.start || b.end - a.end)
      // The name and the value of a shorthand are one.
      .filter(([, child], index, all) => all[index - 1]?.[1].start !== child.start)
  )
}

function placeOf(child: Node, key: string, node: Node, place: Place): Place {
  const continuesChain = key === 'object' || key === 'callee' || key === 'expression'
  return {
    parent: node,
    isInFunction: place.isInFunction || isFunction(node),
    isInChain: child.type === 'ChainExpression' || (place.isInChain && continuesChain),
  }
}

/** What is a name, and not a value. */
function isKept(node: Node, { parent }: Place): boolean {
  if (parent === undefined) return true
  if (parent.type === 'Property' || parent.type === 'PropertyDefinition')
    return parent.key === node && !parent.computed
  return parent.type === 'MemberExpression' && parent.property === node
}

function isCondition(node: Node, { parent }: Place): boolean {
  const hasTest = parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression'
  return hasTest && parent.test === node
}

/** The result of an arrow function. */
function isBody(node: Node, { parent }: Place): boolean {
  return parent?.type === 'ArrowFunctionExpression' && parent.body === node && node.type !== 'BlockStatement'
}

function isFunction(node: Node | undefined): boolean {
  return (
    node?.type === 'ArrowFunctionExpression' ||
    node?.type === 'FunctionExpression' ||
    node?.type === 'FunctionDeclaration'
  )
}

function isStatementList({ type }: Node): boolean {
  return type === 'BlockStatement' || type === 'SwitchCase'
}

/** A statement that now begins with a parenthesis would continue the one before it. */
function separator({ type }: Node): string {
  return type === 'ExpressionStatement' ? ';' : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
