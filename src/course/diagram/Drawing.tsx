import { createContext } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font } from '#ui/tokens.ts'

/** The ids of the nodes that are lit; undefined in a diagram that follows nothing. */
export const LitContext = createContext<readonly string[] | undefined>(undefined)
export const BoxContext = createContext<Point>([0, 0])

/** A place or a size, in units of a sixteenth of the text size. */
export type Point = readonly [number, number]

/** The distance between two lines of a text. */
export const LINE = 17
interface DrawingProps {
  size: Point
  /** The size of a box. */
  box: Point
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
export function TextLines({ x, y, anchor = 'middle', says }: LinesProps) {
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

interface WayProps {
  /** Its start, what it bends towards, and its end. */
  by: readonly [...Point, ...Point, ...Point]
  /** Whether it leads back, too. */
  both?: boolean
}

/** A way from one node to another. */
export function Arrow({ by, both = false }: WayProps) {
  const [x1, y1, cx, cy, x2, y2] = by
  const head = (x: number, y: number) =>
    `translate(${x} ${y}) rotate(${(Math.atan2(y - cy, x - cx) * 180) / Math.PI})`
  return (
    <>
      <Line d={`M ${x1} ${y1} Q ${cx} ${cy} ${x2} ${y2}`} />
      <Line d={HEAD} transform={head(x2, y2)} />
      {both && <Line d={HEAD} transform={head(x1, y1)} />}
    </>
  )
}

const HEAD = 'M -7 -4.5 L 0 0 L -7 4.5'

interface LabelProps {
  at: Point
  anchor?: 'start' | 'middle' | 'end'
  says: string
}

/** Words beside a way. They stand after all ways, because another one may cross them. */
export function Label({ at: [x, y], anchor = 'middle', says }: LabelProps) {
  return (
    <Words>
      <TextLines x={x} y={y} anchor={anchor} says={says} />
    </Words>
  )
}

const Line = styled.path`
  fill: none;
  stroke: ${color.outline};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`

const Words = styled.g`
  text {
    fill: ${color.text};
    font: 400 14px ${font.body};
    stroke: ${color.surface};
    stroke-width: 4;
    stroke-linejoin: round;
    paint-order: stroke;
  }
`
