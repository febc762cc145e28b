import type { ESTree } from 'vite'

/** A node of a syntax tree, as far as a walk needs to know it. */
export type Node = ESTree.Node

/** What else an operator may be. */
const operators: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '^': ['|'],
  '|': ['&'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '^=': ['|='],
}

/** What a method may be mistaken for; an empty name leaves the call out. */
const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  filter: '',
  trim: '',
  slice: '',
  toSorted: '',
  toReversed: '',
}

/** Where a node stands. */
export interface Place {
  parent: Node | undefined
  /** Whether it is evaluated only when a function is called. */
  isInFunction: boolean
  /** Whether it is a link of an optional chain, which must not be broken. */
  isInChain: boolean
}

/** What may stand in place of an expression; empty for what has no mutants. */
export function mutationsOf(node: Node, text: string, place: Place): string[] {
  const source = (child: { start: number; end: number }) =>
    text.slice(child.start - node.start, child.end - node.start)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      if (isText(node.left) || isText(node.right)) return []
      return (operators[node.operator] ?? []).map(
        (operator) => `${source(node.left)} ${operator} ${source(node.right)}`,
      )
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [source(node.argument)] : []
    case 'Literal':
      return literalsFor(node.value, place)
    case 'TemplateLiteral':
      return place.isInFunction ? ['``'] : []
    case 'ArrayExpression':
      return node.elements.length === 0 ? [] : ['[]']
    case 'ObjectExpression':
      return node.properties.length === 0 ? [] : ['{}']
    case 'CallExpression':
      return callsFor(node, source, place)
    default:
      return []
  }
}

function literalsFor(value: unknown, { isInFunction }: Place): string[] {
  if (typeof value === 'number') return [String(value + 1)]
  if (typeof value === 'boolean') return [String(!value)]
  // A text of a module is data. Stories compare what people read of it.
  if (typeof value === 'string' && isInFunction) return [value === '' ? "'mutant'" : "''"]
  return []
}

function callsFor(
  { callee, arguments: args }: ESTree.CallExpression,
  source: (child: { start: number; end: number }) => string,
  { isInChain }: Place,
): string[] {
  if (isInChain || callee.type !== 'MemberExpression' || callee.computed) return []
  const name = callee.property.type === 'Identifier' ? methods[callee.property.name] : undefined
  if (name === undefined) return []
  if (name === '') return [source(callee.object)]
  return [`${source(callee.object)}.${name}(${args.map(source).join()})`]
}

/** Texts are joined by +, which has no opposite. */
function isText({ type, ...node }: Node): boolean {
  return type === 'TemplateLiteral' ||
    (type === 'Literal' && 'value' in node && typeof node.value === 'string')
    ? 'raw' in node || type === 'TemplateLiteral'
    : false
}
