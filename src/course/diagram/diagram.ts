import type { EntryState } from '#ui/StateSign.tsx'

/** What a diagram shows: its meaning, and two ways to draw it. */
export interface DiagramData<Id extends string = string> {
  title: string
  nodes: readonly DiagramNode<Id>[]
  edges: readonly DiagramEdge<Id>[]
  /** For a page with room: about 768 units wide, and one unit is a sixteenth of the text size. */
  wide: DiagramLayout<Id>
  /** For a phone: 288 units wide. */
  narrow: DiagramLayout<Id>
}

export interface DiagramNode<Id extends string> {
  id: Id
  /** One or two lines. */
  label: string
  /** Its name in text, if the label alone does not say it. */
  name?: string
  /** What it means, in a sentence; a node without it is left out in words. */
  says?: string
  /** A box; one that is drawn louder, or more quietly; an area around others; or a word beside them. */
  look?: 'box' | 'loud' | 'quiet' | 'area' | 'word'
  /** The state of a cache entry that it stands for. */
  state?: EntryState
}

export interface DiagramEdge<Id extends string> {
  from: Id
  to: Id
  /** What leads from one to the other. */
  label?: string
  /** Whether it leads back, too. */
  both?: boolean
}

export interface DiagramLayout<Id extends string> {
  size: readonly [width: number, height: number]
  /** The size of a box. */
  box: readonly [width: number, height: number]
  /** The middle of each node, and its own size. */
  at: Readonly<Record<Id, Place>>
  /** How far the middle of an edge is from a straight line: up or to the right, if it is more than 0. */
  bends?: Readonly<Partial<Record<`${Id}>${Id}`, number>>>
  /** Labels of edges that have to be shorter, or have to go, for want of room. */
  labels?: Readonly<Partial<Record<`${Id}>${Id}`, string>>>
  /** How far a label is from where it would stand, where something else is: to the right, and down. */
  shifts?: Readonly<Partial<Record<`${Id}>${Id}`, readonly [x: number, y: number]>>>
}

export type Place = readonly [x: number, y: number, width?: number, height?: number]

/** Ties the names of nodes in edges and layouts to the nodes. */
export function defineDiagram<const Id extends string>(data: DiagramData<Id>): DiagramData<Id> {
  return data
}
