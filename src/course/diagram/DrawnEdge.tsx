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

export function DrawnEdge<Id extends string>(props: DrawnEdgeProps<Id>) {
  const { start, control, end, startAngle, endAngle } = curveOf(props)
  return (
    <g>
      <Line d={`M ${at(start)} Q ${at(control)} ${at(end)}`} />
      <Line d={HEAD} transform={`translate(${at(end)}) rotate(${endAngle})`} />
      {props.edge.both && <Line d={HEAD} transform={`translate(${at(start)}) rotate(${startAngle})`} />}
    </g>
  )
}

/** The words beside an edge. They are drawn after all edges, because another one may cross them. */
export function EdgeLabel<Id extends string>(props: DrawnEdgeProps<Id>) {
  const { edge, layout } = props
  const { label } = curveOf(props)
  const lines = (layout.labels?.[nameOf(edge)] ?? edge.label ?? '').split('\n')
  const above = label.isBelow ? -TO_BASE * 2 : (lines.length - 1) * LINE
  const lift = label.anchor === 'middle' ? above : ((lines.length - 1) * LINE) / 2 - TO_BASE
  const [right, down] = layout.shifts?.[nameOf(edge)] ?? [0, 0]
  return (
    <Label>
      <DiagramLines lines={lines} x={label.x + right} y={label.y - lift + down} anchor={label.anchor} />
    </Label>
  )
}

function curveOf<Id extends string>({ edge, layout }: DrawnEdgeProps<Id>) {
  return curveBetween(boxOf(layout, edge.from), boxOf(layout, edge.to), layout.bends?.[nameOf(edge)])
}

function nameOf<Id extends string>({ from, to }: DiagramEdge<Id>) {
  return `${from}>${to}` as const
}

const HEAD = 'M -7 -4.5 L 0 0 L -7 4.5'

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

const Line = styled.path`
  fill: none;
  stroke: ${color.outline};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`

const Label = styled.g`
  text {
    fill: ${color.text};
    font: 400 14px ${font.body};
    stroke: ${color.surface};
    stroke-width: 4;
    stroke-linejoin: round;
    paint-order: stroke;
  }
`
