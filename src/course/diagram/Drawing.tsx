import { createContext } from 'react'
import type { ReactNode } from 'react'

/** The ids of the nodes that are lit; undefined in a diagram that follows nothing. */
export const LitContext = createContext<readonly string[] | undefined>(undefined)
export const BoxContext = createContext<Pair>([0, 0])

/** A place or a size, in units of a sixteenth of the text size. */
export type Pair = readonly [number, number]

/** The distance between two lines of a text. */
export const LINE = 17
interface DrawingProps {
  size: Pair
  /** The size of a box. */
  box: Pair
  children: ReactNode
}

/** A diagram in one layout. It says nothing to a screen reader: the figure around it says the same in words. */
export function Drawing({ size: [width, height], box, children }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{ width: `${width / 16}rem` }} aria-hidden>
      <BoxContext value={box}>{children}</BoxContext>
    </svg>
  )
}

interface LinesProps {
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  says: string
}

/** Text of one or more lines: SVG does not wrap. */
export function Lines({ x, y, anchor = 'middle', says }: LinesProps) {
  return (
    <text textAnchor={anchor}>
      {says.split('\n').map((line, index) => (
        <tspan key={line} x={x} y={y + index * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
