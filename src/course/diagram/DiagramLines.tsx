import type { Curve } from './geometry.ts'

/** The distance between two lines of a label. */
export const LINE = 17
/** From the middle of a line of text to its base. */
export const TO_BASE = 5

interface DiagramLinesProps {
  lines: readonly string[]
  x: number
  /** The base of the first line. */
  y: number
  anchor?: Curve['label']['anchor']
}

/** Text of one or more lines: SVG does not wrap. */
export function DiagramLines({ lines, x, y, anchor = 'middle' }: DiagramLinesProps) {
  return (
    <text textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y + index * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
