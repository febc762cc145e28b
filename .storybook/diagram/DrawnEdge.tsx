import { styled } from 'styled-components'
import { color, font } from '#ui/tokens.ts'
import { boxOf } from './boxOf.ts'
import type { DiagramEdge, DiagramLayout } from './diagram.ts'
import { DiagramLines, LINE, TO_BASE } from './DiagramLines.tsx'
import { curveBetween } from './geometry.ts'
import type { Point } from './geometry.ts'

interface DrawnEdgeProps<Id extends string> {
  edge: DiagramEdge<Id>
  layout: DiagramLayout<Id>
}

export function DrawnEdge<Id extends string>({ edge, layout }: DrawnEdgeProps<Id>) {
  const name = `${edge.from}>${edge.to}` as const
  const curve = curveBetween(boxOf(layout, edge.from), boxOf(layout, edge.to), layout.bends?.[name])
  const { start, control, end, label } = curve
  const lines = (layout.labels?.[name] ?? edge.label ?? '').split('\n')
  const above = label.isBelow ? -TO_BASE * 2 : (lines.length - 1) * LINE
  const lift = label.anchor === 'middle' ? above : ((lines.length - 1) * LINE) / 2 - TO_BASE
  return (
    <Edge>
      <path d={`M ${at(start)} Q ${at(control)} ${at(end)}`} />
      <path d={HEAD} transform={`translate(${at(end)}) rotate(${curve.endAngle})`} />
      {edge.both && <path d={HEAD} transform={`translate(${at(start)}) rotate(${curve.startAngle})`} />}
      <DiagramLines lines={lines} x={label.x} y={label.y - lift} anchor={label.anchor} />
    </Edge>
  )
}

const HEAD = 'M -7 -4.5 L 0 0 L -7 4.5'

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

const Edge = styled.g`
  path {
    fill: none;
    stroke: ${color.outline};
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  text {
    fill: ${color.text};
    font: 400 14px ${font.body};
    stroke: ${color.surface};
    stroke-width: 4;
    stroke-linejoin: round;
    paint-order: stroke;
  }
`
