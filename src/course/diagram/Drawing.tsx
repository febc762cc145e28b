import { boxOf } from './boxOf.ts'
import type { DiagramData, DiagramLayout } from './diagram.ts'
import { DrawnEdge, EdgeLabel } from './DrawnEdge.tsx'
import { DrawnNode } from './DrawnNode.tsx'

interface DrawingProps<Id extends string> {
  of: DiagramData<Id>
  layout: DiagramLayout<Id>
  /** Undefined in a diagram that follows nothing. */
  lit: readonly Id[] | undefined
}

/** A diagram in one layout. It says nothing to a screen reader: the figure around it says the same in words. */
export function Drawing<Id extends string>({ of: { nodes, edges }, layout, lit }: DrawingProps<Id>) {
  const [width, height] = layout.size
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{ width: `${width / 16}rem` }} aria-hidden>
      {nodes.map((node) => (
        <DrawnNode
          key={node.id}
          node={node}
          box={boxOf(layout, node.id)}
          isLit={lit?.includes(node.id) === true}
          isLive={lit !== undefined}
        />
      ))}
      {edges.map((edge) => (
        <DrawnEdge key={`${edge.from}>${edge.to}`} edge={edge} layout={layout} />
      ))}
      {edges.map((edge) => (
        <EdgeLabel key={`${edge.from}>${edge.to}`} edge={edge} layout={layout} />
      ))}
    </svg>
  )
}
