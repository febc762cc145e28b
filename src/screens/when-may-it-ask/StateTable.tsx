import type { FetchStatus, QueryStatus } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { Banner } from '#ui/Banner.tsx'
import { color, font, radius, space } from '#ui/tokens.ts'

/** What each pair of the two states means, in words that fit a cell on the narrowest phone. */
const meanings: Record<QueryStatus, Record<FetchStatus, string>> = {
  pending: { fetching: 'loads', paused: 'waits to load', idle: 'has not asked' },
  error: { fetching: 'tries again', paused: 'waits to try', idle: 'has failed' },
  success: { fetching: 'asks again', paused: 'waits to ask', idle: 'has data' },
}

const statuses = ['pending', 'error', 'success'] as const
const fetchStatuses = ['fetching', 'paused', 'idle'] as const

export interface QueryInTable {
  /** One short word: it stands in a cell. */
  name: string
  status: QueryStatus
  fetchStatus: FetchStatus
}

/** Every pair of `status` and `fetchStatus`, and which queries are in which. The line below says the same for screen readers. */
export function StateTable({ queries }: { queries: readonly QueryInTable[] }) {
  return (
    <div>
      <Room>
        <Table aria-label="status and fetchStatus of each query">
          <thead>
            <tr>
              {/* Not a heading of the column: it tells the two axes apart. */}
              <td>
                <Axis>status ↓ fetch →</Axis>
              </td>
              {fetchStatuses.map((fetchStatus) => (
                <th key={fetchStatus} scope="col">
                  {fetchStatus}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statuses.map((status) => (
              <tr key={status}>
                <th scope="row">{status}</th>
                {fetchStatuses.map((fetchStatus) => {
                  const here = queries.filter(
                    (query) => query.status === status && query.fetchStatus === fetchStatus,
                  )
                  return (
                    <Cell key={fetchStatus} $isLit={here.length > 0}>
                      {meanings[status][fetchStatus]}{' '}
                      {here.map(({ name }) => (
                        <Name key={name}>
                          <span aria-hidden>● </span>
                          {name}
                        </Name>
                      ))}
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Room>
      <Banner>
        {queries.map(({ name, status, fetchStatus }) => `${name}: ${status}, ${fetchStatus}.`).join(' ')}
      </Banner>
    </div>
  )
}

/** Its width is compared with its text, which a reader may have enlarged. */
const Room = styled.div`
  container-type: inline-size;
  font-size: ${font.small};
`

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 2px;
  font-size: ${font.small};
  line-height: 1.3;
  /* The page's own value, anywhere, would let a column become narrower than its words. */
  overflow-wrap: break-word;

  th,
  td {
    padding: ${space.xs} ${space.s};
    text-align: start;
    vertical-align: top;
  }

  th {
    width: 25%;
    font-weight: 600;
  }

  thead th {
    vertical-align: bottom;
  }

  @container (max-width: 32rem) {
    border-spacing: 1px;
    font-size: calc(${font.small} * 0.93);

    th,
    td {
      padding: ${space.xs} clamp(0.125rem, (100cqi - 15rem) * 0.07, ${space.xs});
    }

    th {
      width: auto;
    }
  }

  @container (max-width: 14em) {
    overflow-wrap: anywhere;
  }
`

const Axis = styled.span`
  color: ${color.textMuted};
`

/** A dot and a name say that a cell is the current one, besides its colour. */
const Cell = styled.td<{ $isLit: boolean }>`
  height: 2.8125rem;
  border-radius: ${radius.s};
  background: ${({ $isLit }) => ($isLit ? color.accentSoft : color.sunken)};
  color: ${({ $isLit }) => ($isLit ? color.text : color.textMuted)};
  outline: ${({ $isLit }) => ($isLit ? `2px solid ${color.accent}` : 'none')};
  outline-offset: -2px;
`

const Name = styled.b`
  display: inline-block;
  margin-inline-end: ${space.xs};
  color: ${color.text};
  font-weight: 700;
`
