import { styled } from 'styled-components'
import { color, space } from '#ui/tokens.ts'
import { inColumns, wide } from './columns.ts'

const COLUMNS = ['Method', 'Path', 'Status', 'Duration', 'Trigger', 'Key']

/** The column heads. Roles are explicit, as in `RequestRows`. */
export function RequestHead() {
  return (
    <Head role="rowgroup">
      <HeadRow role="row" aria-rowindex={1}>
        {COLUMNS.map((column) => (
          <ColumnHead key={column} role="columnheader" scope="col">
            {column}
          </ColumnHead>
        ))}
      </HeadRow>
    </Head>
  )
}

/** Visually hidden where there is no room for columns. */
const Head = styled.thead`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);

  ${wide} {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: block;
    width: auto;
    height: auto;
    overflow: visible;
    clip-path: none;
    border-block-end: 1px solid ${color.outline};
    background: ${color.sunken};
  }
`

const HeadRow = styled.tr`
  ${inColumns}
  padding: ${space.s} ${space.m};
`

const ColumnHead = styled.th`
  padding: 0;
  color: ${color.textMuted};
  font-weight: 600;
  text-align: start;

  &:nth-child(4) {
    text-align: end;
  }
`
