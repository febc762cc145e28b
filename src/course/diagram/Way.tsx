import { styled } from 'styled-components'
import { color, font } from '#ui/tokens.ts'
import { Lines } from './Drawing.tsx'
import type { Pair } from './Drawing.tsx'

interface WayProps {
  /** Its start, what it bends towards, and its end. */
  by: readonly [...Pair, ...Pair, ...Pair]
  /** Whether it leads back, too. */
  both?: boolean
}

/** A way from one node to another. */
export function Way({ by, both = false }: WayProps) {
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
  at: Pair
  anchor?: 'start' | 'middle' | 'end'
  says: string
}

/** Words beside a way. They stand after all ways, because another one may cross them. */
export function Label({ at: [x, y], anchor = 'middle', says }: LabelProps) {
  return (
    <Words>
      <Lines x={x} y={y} anchor={anchor} says={says} />
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
