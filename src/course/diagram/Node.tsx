import { useContext } from 'react'
import { styled } from 'styled-components'
import type { EntryState } from '#ui/StateSign.tsx'
import { color, font, move } from '#ui/tokens.ts'
import { BoxContext, LINE, TextLines, LitContext } from './Drawing.tsx'
import type { Point } from './Drawing.tsx'

/** From the middle of a line of text to its base. */
const TO_BASE = 5

interface NodeProps {
  is: string
  /** Its middle, and its own size. */
  at: Point | readonly [...Point, width: number] | readonly [...Point, ...Point]
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
        <TextLines x={x} y={y + TO_BASE - ((lines - 1) * LINE) / 2} says={says} />
      )}
    </Shape>
  )
}

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
