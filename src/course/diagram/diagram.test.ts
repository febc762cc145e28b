import { describe, expect, it } from 'vitest'
import { contextRenders } from './contextRenders.ts'
import type { DiagramData, DiagramLayout, Place } from './diagram.ts'
import { entryLife } from './entryLife.ts'
import { curveBetween } from './geometry.ts'
import { optimisticUpdate } from './optimisticUpdate.ts'
import { queryStates } from './queryStates.ts'

const diagrams: DiagramData[] = [entryLife, queryStates, optimisticUpdate, contextRenders]

describe.each(diagrams)('$title', (diagram) => {
  it.each(['wide', 'narrow'] as const)(
    'has each node within its %s drawing, and no box on another',
    (name) => {
      const layout = diagram[name]
      const [width, height] = layout.size
      const placed = diagram.nodes.map((node) => ({ ...node, ...sidesOf(layout, layout.at[node.id]) }))
      const boxes = placed.filter(({ look }) => look !== 'area' && look !== 'word')
      const outside = placed
        .filter(({ look }) => look !== 'word')
        .filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height)
      expect(outside.map(({ id }) => id)).toEqual([])
      const covered = boxes.filter((a) =>
        boxes.some(
          (b) =>
            a.id !== b.id && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        ),
      )
      expect(covered.map(({ id }) => id)).toEqual([])
    },
  )

  it('is at most 16rem high where there is room, and fits a phone of 320 px', () => {
    expect(diagram.wide.size[1]).toBeLessThanOrEqual(256)
    expect(diagram.narrow.size[0]).toBeLessThanOrEqual(288)
  })

  it('says in words what each of its boxes means', () => {
    const mute = diagram.nodes
      .filter(({ look }) => look !== 'area' && look !== 'word')
      .filter(({ says }) => !says)
    expect(mute.map(({ id }) => id)).toEqual([])
  })
})

describe('an edge', () => {
  const left = { x: 50, y: 50, width: 40, height: 20 }
  const right = { x: 250, y: 50, width: 40, height: 20 }

  it('runs from border to border', () => {
    const { start, end, endAngle } = curveBetween(left, right)
    expect([start, end, endAngle]).toEqual([{ x: 70, y: 50 }, { x: 230, y: 50 }, 0])
  })

  it('has its label on the side to which it bends', () => {
    expect(curveBetween(left, right, 20).label.y).toBeLessThan(30)
    expect(curveBetween(left, right, -20).label).toMatchObject({ isBelow: true })
    expect(curveBetween(left, { ...left, y: 150 }, -20).label).toMatchObject({ anchor: 'end' })
  })
})

function sidesOf({ box }: DiagramLayout<string>, place: Place | undefined) {
  const [x = Number.NaN, y = Number.NaN, width = box[0], height = box[1]] = place ?? []
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}
