/** A box by its middle and its size. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** An edge as it is drawn: a curve of one control point, the angle of each end in degrees, and where its label stands. */
export interface Curve {
  start: Point
  control: Point
  end: Point
  startAngle: number
  endAngle: number
  label: Point & { anchor: 'start' | 'middle' | 'end'; isBelow: boolean }
}

/** The distance between an edge and what stands beside it. */
const GAP = 8

/**
 * The curve from the border of one box to that of another.
 *
 * @param bend how far its middle is from a straight line: up, or to the right where it runs up or down
 */
export function curveBetween(from: Box, to: Box, bend = 0): Curve {
  const [a, b] = [aimedFrom(from, to), aimedFrom(to, from)]
  const isLevel = Math.abs(b.x - a.x) > Math.abs(b.y - a.y)
  const shift = isLevel ? { x: 0, y: -2 * bend } : { x: 2 * bend, y: 0 }
  const control = { x: (a.x + b.x) / 2 + shift.x, y: (a.y + b.y) / 2 + shift.y }
  const start = borderOf(from, a, control)
  const end = borderOf(to, b, control)
  const middle = {
    x: (start.x + 2 * control.x + end.x) / 4,
    y: (start.y + 2 * control.y + end.y) / 4,
  }
  const side = bend < 0 ? -1 : 1
  return {
    start,
    control,
    end,
    startAngle: angle(control, start),
    endAngle: angle(control, end),
    label: isLevel
      ? { x: middle.x, y: middle.y - side * GAP, anchor: 'middle', isBelow: bend < 0 }
      : { x: middle.x + side * GAP, y: middle.y, anchor: bend < 0 ? 'end' : 'start', isBelow: false },
  }
}

/** The point within a box that an edge aims at: its middle, or in a larger one what is next to the other box. */
function aimedFrom(box: Box, other: Box): Point {
  const isAround = box.width > other.width * 1.5 || box.height > other.height * 1.5
  return isAround
    ? {
        x: clamp(other.x, box.x - box.width / 2 + GAP, box.x + box.width / 2 - GAP),
        y: clamp(other.y, box.y - box.height / 2 + GAP, box.y + box.height / 2 - GAP),
      }
    : box
}

/** Where the way from a point in a box to a point outside of it leaves the box. */
function borderOf(box: Box, inside: Point, outside: Point): Point {
  const [dx, dy] = [outside.x - inside.x, outside.y - inside.y]
  const edgeX = box.x + (Math.sign(dx) * box.width) / 2
  const edgeY = box.y + (Math.sign(dy) * box.height) / 2
  const part = Math.min(
    dx === 0 ? Infinity : (edgeX - inside.x) / dx,
    dy === 0 ? Infinity : (edgeY - inside.y) / dy,
  )
  return Number.isFinite(part) ? { x: inside.x + part * dx, y: inside.y + part * dy } : inside
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function angle(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}
