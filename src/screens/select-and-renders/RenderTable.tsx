import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { color, font, space, width } from '#ui/tokens.ts'
import type { RenderTally, Renders } from './renderTally.ts'

export interface RenderTableProps {
  /** The actions, in the order of their columns. */
  labels: readonly string[]
  /** What each action has caused when it was last done. */
  measured: Readonly<Record<string, Renders>>
  tally: RenderTally
}

/** How often each reader has rendered: by each action, and since it was mounted. */
export function RenderTable({ labels, measured, tally }: RenderTableProps) {
  const total = useStore(tally)
  return (
    <Table>
      <caption>Renders by each action</caption>
      <thead>
        <tr>
          <th scope="col">Reader</th>
          {labels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(total).map(([name, all]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {labels.map((label) => (
              <td key={label}>{measured[label]?.[name] ?? <NotYet />}</td>
            ))}
            <td>{all}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function NotYet() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>not measured</VisuallyHidden>
    </>
  )
}

const Table = styled.table`
  width: 100%;
  max-width: 36rem;
  border-collapse: collapse;
  color: ${color.text};
  font-size: ${font.small};

  caption {
    padding-block-end: ${space.xs};
    color: ${color.textMuted};
    text-align: start;
  }

  /* Its columns fit a phone side by side. */
  @media (max-width: ${width.phone}) {
    font-size: calc(${font.small} * 0.86);
  }

  :is(th, td) {
    padding: ${space.xs} 0.125rem;
    border-block-start: 1px solid ${color.border};
    font-variant-numeric: tabular-nums;
    text-align: end;
    vertical-align: baseline;
  }

  :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
`
