import { styled } from 'styled-components'
import { color, font, radius, size, space } from '#ui/tokens.ts'
import { indentOf } from './colouredLines.ts'
import type { PartKind } from './colouredLines.ts'
import type { CodeRow } from './CodeRow.ts'

/** Lines of code in the course's colours. A long line wraps, so that nothing scrolls sideways at any width. */
export function CodeLines({ rows }: { rows: readonly CodeRow[] }) {
  const isDiff = rows.some((row) => 'folded' in row || (row.is !== undefined && row.is in signs))
  return (
    <Lines>
      <code translate="no">
        {rows.map((row, index) =>
          'folded' in row ? (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a file are where they are
            <Folded key={index}>{`… ${row.folded} unchanged lines\n`}</Folded>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a file are where they are
            <CodeLine key={index} row={row} isDiff={isDiff} />
          ),
        )}
      </code>
    </Lines>
  )
}

/** A row, with what is said of it: that it is new, gone, pointed out, or running now. */
function CodeLine({
  row: { parts, is, note },
  isDiff,
}: {
  row: Exclude<CodeRow, { folded: number }>
  isDiff: boolean
}) {
  const sign = is === 'added' || is === 'removed' ? signs[is] : ' '
  return (
    <Line
      as={is && elements[is]}
      $is={is}
      $hang={(indentOf(parts) ?? 0) + (isDiff ? 4 : 2)}
      {...(note?.runsNow && { 'data-now': '', 'aria-current': 'step' as const })}
    >
      {isDiff && <Sign aria-hidden>{sign}</Sign>}
      {parts.map(({ kind, text }, index) =>
        kind === 'plain' ? (
          text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a line are where they are
          <span key={index} style={partStyles[kind]}>
            {text}
          </span>
        ),
      )}
      {note?.note}
      {'\n'}
    </Line>
  )
}

/** Each says to a screen reader what its colour says to others. */
const elements = { lit: 'mark', added: 'ins', removed: 'del' } as const
const signs = { added: '+', removed: '−' }

const partStyles: Record<Exclude<PartKind, 'plain'>, React.CSSProperties> = {
  keyword: { color: color.codeKeyword },
  literal: { color: color.codeLiteral },
  name: { fontWeight: 600 },
  comment: { color: color.codeComment, fontStyle: 'italic' },
}

const grounds = { lit: color.codeLit, added: color.rightSoft, removed: color.wrongSoft }
const bars = { lit: `solid ${color.text}`, added: `solid ${color.right}`, removed: `dashed ${color.wrong}` }

const Lines = styled.pre`
  margin: 0;
  padding-block: ${space.m};
  background: ${color.sunken};
  color: ${color.text};
  font-family: ${font.code};
  font-size: ${font.small};
  line-height: 1.6;
  overflow-wrap: anywhere;
  tab-size: 2;
  white-space: pre-wrap;

  code {
    font: inherit;
  }
`

/** The longest indent that the rest of a wrapped line keeps, in characters: a phone has room for few more. */
const MOST_HANG = 10

const Line = styled.span.attrs<{ $hang: number; $is?: 'lit' | 'added' | 'removed' | undefined }>(
  ({ $hang }) => ({ style: { '--hang': `${Math.min($hang, MOST_HANG)}ch` } as React.CSSProperties }),
)`
  display: block;
  padding-inline: calc(${space.m} + var(--hang)) ${space.m};
  border-inline-start: 3px ${({ $is }) => ($is ? bars[$is] : 'solid transparent')};
  background: ${({ $is }) => ($is ? grounds[$is] : 'none')};
  color: inherit;
  text-decoration: none;
  text-indent: calc(-1 * var(--hang));

  /* As high as the button in it: those of the lines around it may not lie over it. */
  @media (pointer: coarse) {
    &:has(button) {
      min-height: ${size.least};
    }
  }

  @media (forced-colors: active) {
    border-inline-start-color: ${({ $is }) => ($is ? 'CanvasText' : 'Canvas')};
  }

  &[data-now] {
    border-inline-start-color: ${color.accent};
    background: ${color.accentSoft};
    box-shadow: inset 3px 0 ${color.accent};
  }
`

const Sign = styled.span`
  display: inline-block;
  width: 2ch;
  font-weight: 700;
  text-indent: 0;
  user-select: none;
`

const Folded = styled.span`
  display: block;
  padding: ${space.xs} ${space.m};
  margin-block: ${space.xs};
  border-block: 1px dashed ${color.border};
  border-radius: ${radius.s};
  color: ${color.textMuted};
  font-family: ${font.body};
  user-select: none;

  &:first-child {
    margin-block-start: -${space.m};
    border-block-start: 0;
  }

  &:last-child {
    margin-block-end: -${space.m};
    border-block-end: 0;
  }
`
