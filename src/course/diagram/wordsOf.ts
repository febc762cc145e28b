import type { DiagramData } from './diagram.ts'

/** A node of a diagram in words. What stands between backticks is code. */
export interface NodeInWords<Id extends string> {
  id: Id
  name: string
  says: string
  ways: readonly Way<Id>[]
}

/** A way from a node to another one. */
interface Way<Id extends string> {
  id: Id
  /** What leads there, such as `staleTime is over: to`. */
  by: string
  name: string
}

/** What a diagram says, for those who cannot see it: its nodes, and the ways from each. */
export function wordsOf<Id extends string>({ nodes, edges }: DiagramData<Id>): NodeInWords<Id>[] {
  const nameOf = (id: Id) => {
    const node = nodes.find((candidate) => candidate.id === id)
    return (node?.name ?? node?.label ?? '').replaceAll('\n', ' ')
  }
  const waysFrom = (id: Id) =>
    edges.flatMap((edge): Way<Id>[] => {
      const label = edge.label ? `${edge.label.replaceAll('\n', ' ')}: ` : ''
      if (edge.from === id) return [{ id: edge.to, by: `${label}to`, name: nameOf(edge.to) }]
      return edge.both && edge.to === id
        ? [{ id: edge.from, by: `${label}back to`, name: nameOf(edge.from) }]
        : []
    })
  return nodes.flatMap(({ id, says }) =>
    says === undefined ? [] : [{ id, name: nameOf(id), says, ways: waysFrom(id) }],
  )
}
