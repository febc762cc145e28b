import { hashKey } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'

/** A key, or the beginning of one, with the longer keys that begin like it. */
export interface KeyNode {
  key: QueryKey
  hash: string
  children: KeyNode[]
}

/** Keys as a tree: each part of a key is one step down. */
export function keyTree(keys: readonly QueryKey[]): KeyNode[] {
  const root: KeyNode = { key: [], hash: '', children: [] }
  for (const key of keys) {
    let node = root
    for (const [depth] of key.entries()) node = childOf(node, key.slice(0, depth + 1))
  }
  return root.children
}

function childOf(parent: KeyNode, key: QueryKey): KeyNode {
  const hash = hashKey(key)
  const known = parent.children.find((child) => child.hash === hash)
  if (known) return known
  const child: KeyNode = { key, hash, children: [] }
  parent.children.push(child)
  return child
}

/** A key as code writes it: `['posts', 'list', { userId: 1 }]`. */
export function keyText(key: QueryKey): string {
  return `[${key.map(partText).join(', ')}]`
}

function partText(part: unknown): string {
  if (typeof part === 'string') return `'${part}'`
  if (typeof part !== 'object' || part === null) return String(part)
  const members = Object.entries(part).map(([name, value]) => `${name}: ${partText(value)}`)
  return `{ ${members.join(', ')} }`
}
