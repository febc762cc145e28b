import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'
import type { CacheSnapshot } from './cacheHistory.ts'
import { latestMoments } from './moments.ts'
import { timeOfDay } from './wording.ts'

/** The maximum number of moments shown. */
const SHOWN = 100

/** The drawing's events as an accessible table. New ones come first, and are announced. */
export function CacheTable({ snapshot }: { snapshot: CacheSnapshot }) {
  const moments = latestMoments(snapshot, SHOWN)
  return (
    <Scroll role="group" aria-label="What happened in the cache" tabIndex={0}>
      <Table>
        <caption>
          {moments.length === SHOWN
            ? `The latest ${SHOWN} events, the last one first`
            : 'The last event first'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Key</th>
            <th scope="col">What happened</th>
          </tr>
        </thead>
        <tbody aria-live="polite" aria-relevant="additions">
          {moments.map(({ id, at, key, what }) => (
            <tr key={id}>
              <td>
                <time dateTime={new Date(at).toISOString()}>{timeOfDay(at)}</time>
              </td>
              <td>
                <code translate="no">{key}</code>
              </td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}

const Scroll = styled.div`
  max-height: var(--scroller-height, 24rem);
  overflow: auto;
  border: 1px solid ${color.border};
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  color: ${color.text};
  font-size: ${font.small};

  caption {
    padding: ${space.s};
    color: ${color.textMuted};
    text-align: start;
  }

  :is(th, td) {
    padding: ${space.xs} ${space.s};
    border-block-start: 1px solid ${color.border};
    text-align: start;
    vertical-align: baseline;
  }

  td:first-child {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  code {
    font-family: ${font.code};
    font-size: 0.8125rem;
  }
`
