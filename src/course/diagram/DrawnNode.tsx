import { styled } from 'styled-components'
import { color, font, move } from '#ui/tokens.ts'
import type { DiagramNode } from './diagram.ts'
import { DiagramLines, LINE, TO_BASE } from './DiagramLines.tsx'
import type { Box } from './geometry.ts'

interface DrawnNodeProps {
  node: DiagramNode<string>
  box: Box
  isLit: boolean
  /** Whether the diagram follows something: then only what is lit is loud. */
  isLive: boolean
}

export function DrawnNode({ node, box, isLit, isLive }: DrawnNodeProps) {
  const lines = node.label.split('\n')
  const look = node.look === undefined || (isLive && node.look === 'loud') ? 'box' : node.look
  const [left, top] = [box.x - box.width / 2, box.y - box.height / 2]
  const hue = node.state ? color[node.state] : color.text
  const ground = node.state ? color[`${node.state}Soft`] : color.sunken
  const style = { '--hue': hue, '--ground': ground } as Record<string, string>
  return (
    <Node data-look={look} data-lit={isLit || undefined} style={style}>
      {look !== 'word' && <rect x={left} y={top} width={box.width} height={box.height} rx={8} />}
      {look === 'area' ? (
        <text x={left + 10} y={top + 18}>
          {node.label}
        </text>
      ) : (
        <DiagramLines lines={lines} x={box.x} y={box.y + TO_BASE - ((lines.length - 1) * LINE) / 2} />
      )}
    </Node>
  )
}

/** A node that is lit has a thick border and a bold name, so that colour is not needed to find it. */
const Node = styled.g`
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
