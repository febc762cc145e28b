import type { DiagramLayout } from './diagram.ts'
import type { Box } from './geometry.ts'

/** The box of a node in a layout. */
export function boxOf<Id extends string>({ at: places, box }: DiagramLayout<Id>, id: Id): Box {
  const [x, y, width = box[0], height = box[1]] = places[id]
  return { x, y, width, height }
}
