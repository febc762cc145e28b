import type { QueryKey } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { StateSign } from '#ui/StateSign.tsx'
import type { EntryState } from '#ui/StateSign.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { color, font, move, radius, size, space, width } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { keyText } from './keyTree.ts'
import type { Tree, TreeQuery } from './useTree.ts'
import type { Entry } from './watchEntries.ts'

export interface EntryLineProps {
  queryKey: QueryKey
  /** Undefined for an entry of another screen. */
  query: TreeQuery | undefined
  /** Undefined while it is not in the cache. */
  entry: Entry | undefined
  tree: Tree
  /** Its place among the entries that a filter matches; undefined if it is none of them. */
  match: number | undefined
}

/** One entry: its key, its state, how often it was fetched, and whether a component reads it. */
export function EntryLine({ queryKey, query, entry, tree, match }: EntryLineProps) {
  const { watched, read, onRead } = tree
  const key = keyText(queryKey)
  const hash = entry?.hash ?? JSON.stringify(queryKey)
  const isRead = read.has(hash)
  const isMatch = match !== undefined

  return (
    <Line
      role="group"
      aria-label={key}
      $lit={isMatch}
      style={{ transitionDelay: `${(match ?? 0) * TURN_MS}ms` }}
    >
      <Key>
        <Mark aria-hidden>{isMatch && '✓'}</Mark>
        <code translate="no">{key}</code>
        {isMatch && <VisuallyHidden>matches</VisuallyHidden>}
      </Key>
      <States>
        {!watched && <Skeleton $width="4rem" />}
        {watched && !entry && <span>not in the cache</span>}
        {entry && !entry.isActive && <State is="inactive" />}
        {entry && <State is={entry.state} />}
        {entry && (
          <Count>
            fetched {entry.fetches}×{entry.hasData || entry.state === 'fetching' ? '' : ', no data'}
          </Count>
        )}
      </States>
      {query && (
        <Reads>
          <input
            type="checkbox"
            checked={isRead}
            onChange={(event) => onRead(hash, event.target.checked)}
            disabled={!watched}
          />
          <span>
            on screen
            <VisuallyHidden>{key}</VisuallyHidden>
            {watched && isRead && <query.Reader />}
          </span>
        </Reads>
      )}
    </Line>
  )
}

/** What a filter matches lights in turn, within 0.4 s with seven entries. */
const TURN_MS = 35

/** The mark and the bar say what the ground says, too. */
const Line = styled.div<{ $lit: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s};
  margin-block-end: 2px;
  padding: 0 ${space.s};
  border-inline-start: 3px solid ${({ $lit }) => ($lit ? color.text : 'transparent')};
  border-radius: ${radius.s};
  background: ${({ $lit }) => ($lit ? color.sunken : 'transparent')};
  transition:
    background ${move.change},
    border-color ${move.change};
  color: ${color.text};
  font-size: ${font.small};
`

/* On one line the key takes what is left, so the columns of all lines stand below each other. On lines of their own the others do. */
const Key = styled.span`
  flex: 999 1 14.5rem;
  min-width: 0;
  padding-inline-start: 1.25rem;
  text-indent: -1.25rem;

  code {
    font-family: ${font.code};
    font-size: 0.8125rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

const Mark = styled.span`
  display: inline-block;
  width: 1.25rem;
  font-weight: 700;
  text-indent: 0;
`

/* Two states and the count, as high as them before they are there. */
const States = styled.span`
  display: flex;
  flex: 1 1 15.5rem;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  min-height: 1.875em;
  font-variant-numeric: tabular-nums;
`

/** Read after the states, seen before them: there it stays when one becomes another. */
const Count = styled.span`
  order: -1;
`

function State({ is }: { is: EntryState }) {
  return (
    <Chip $is={is}>
      <StateSign is={is} />
      {is}
    </Chip>
  )
}

const Chip = styled.b<{ $is: EntryState }>`
  --sign-ground: ${({ $is }) => color[`${$is}Soft`]};

  padding: 0.0625rem 0.375rem;
  border-radius: ${radius.s};
  background: ${({ $is }) => color[`${$is}Soft`]};
  color: ${({ $is }) => color[$is]};
  font-weight: 650;
`

const Reads = styled.label`
  display: flex;
  flex: 1 1 10.5rem;
  align-items: center;
  min-height: calc(${size.touch} - 0.625rem);
  white-space: nowrap;
  cursor: pointer;

  /* Large text has no room on one line. */
  @media (max-width: ${width.phone}) {
    white-space: normal;
  }

  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0 ${space.s} 0 0;
    accent-color: ${color.accent};
  }
`
