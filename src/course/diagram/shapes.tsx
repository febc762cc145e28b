import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { EntryState } from '#ui/StateSign.tsx'
import { color, font, move } from '#ui/tokens.ts'

/** The ids of the nodes that are lit; undefined in a diagram that follows nothing. */
export const LitContext = createContext<readonly string[] | undefined>(undefined)
const BoxContext = createContext<Pair>([0, 0])

/** A place or a size, in units of a sixteenth of the text size. */
type Pair = readonly [number, number]

/** The distance between two lines of a text. */
const LINE = 17
/** From the middle of a line of text to its base. */
const TO_BASE = 5

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

interface NodeProps {
  is: string
  /** Its middle, and its own size. */
  at: Pair | readonly [...Pair, width: number] | readonly [...Pair, ...Pair]
  /** A box; one that is drawn louder, or more quietly; an area around others; or a word beside them. */
  look?: 'box' | 'loud' | 'quiet' | 'area' | 'word'
  /** The state of a cache entry that it stands for. */
  state?: EntryState
  /** One or two lines, if not its id. */
  says?: string
}

export function Node({ is, at, look = 'box', state, says = is }: NodeProps) {
  const box = useContext(BoxContext)
  const lit = useContext(LitContext)
  const [x, y, width = box[0], height = box[1]] = at
  const [left, top] = [x - width / 2, y - height / 2]
  const style = {
    '--hue': state ? color[state] : color.text,
    '--ground': state ? color[`${state}Soft`] : color.sunken,
  } as Record<string, string>
  const lines = says.split('\n').length
  return (
    <Shape
      // Where something is lit, that alone is loud.
      data-look={lit !== undefined && look === 'loud' ? 'box' : look}
      data-lit={lit?.includes(is) || undefined}
      style={style}
    >
      {look !== 'word' && <rect x={left} y={top} width={width} height={height} rx={8} />}
      {look === 'area' ? (
        <text x={left + 10} y={top + 18}>
          {says}
        </text>
      ) : (
        <Lines x={x} y={y + TO_BASE - ((lines - 1) * LINE) / 2} says={says} />
      )}
    </Shape>
  )
}

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

/** Text of one or more lines: SVG does not wrap. */
function Lines({ x, y, anchor = 'middle', says }: { x: number; y: number } & Omit<LabelProps, 'at'>) {
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

/** A node that is lit has a thick border and a bold name, so that colour is not needed to find it. */
const Shape = styled.g`
  rect {
    fill: ${color.surface};
    stroke: var(--hue);
    stroke-width: 1.25;
  }

  text {
    fill: var(--hue);
    font: 600 14px ${font.body};
  }

  tspan + tspan {
    font-weight: 400;
  }

  &[data-look='area'] {
    rect {
      fill: ${color.canvas};
      stroke: ${color.border};
    }

    text {
      fill: ${color.textMuted};
    }
  }

  &[data-look='word'] text {
    fill: ${color.textMuted};
  }

  &[data-look='quiet'] {
    rect {
      stroke: ${color.outline};
      stroke-dasharray: 4 3;
    }

    text {
      fill: ${color.textMuted};
    }
  }

  &[data-look='loud'] rect {
    fill: ${color.sunken};
    stroke-width: 3;
  }

  &[data-lit] {
    rect {
      fill: var(--ground);
      stroke-width: 4;
    }

    text {
      font-weight: 750;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    rect {
      transition:
        fill ${move.change},
        stroke-width ${move.change};
    }
  }
`
