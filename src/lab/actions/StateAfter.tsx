import { useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '#ui/tokens.ts'
import { startOf } from './actionLog.ts'
import type { ActionLog } from './actionRecorder.ts'
import { readableJson } from './compactJson.ts'
import { foldedDiff } from './foldedDiff.ts'
import type { DiffLine } from './foldedDiff.ts'

/** The state of the present action's container, with added lines marked by + and removed ones by −. */
export function StateAfter({ log }: { log: ActionLog }) {
  const id = useId()
  const entry = log.entries[log.present - startOf(log) - 1]
  const lines = useMemo(
    () => entry && foldedDiff(readableJson(entry.before), readableJson(entry.after)),
    [entry],
  )

  return (
    <Box role="region" aria-labelledby={id} tabIndex={0}>
      <Title id={id}>
        {entry === undefined
          ? 'State before all actions'
          : `State of ${entry.container} after action ${entry.number}`}
      </Title>
      {lines === undefined ? (
        <Note>Every container is as it was before the first action of this log.</Note>
      ) : (
        <Code>
          {lines.map(({ kind, text }, index) => (
            <Line key={index} as={tags[kind]} $kind={kind}>
              <span aria-hidden>{marks[kind]}</span> {text}
            </Line>
          ))}
        </Code>
      )}
    </Box>
  )
}

const marks = { same: ' ', added: '+', removed: '−', folded: ' ' }
const tags = { same: 'span', added: 'ins', removed: 'del', folded: 'span' } as const

const Box = styled.div`
  max-height: 20rem;
  overflow: auto;
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.sunken};
`

const Title = styled.p`
  margin: 0 0 ${space.s};
  font-size: ${font.small};
  font-weight: 700;
`

const Note = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${font.small};
`

const Code = styled.code.attrs({ translate: 'no' })`
  display: block;
  font-family: ${font.code};
  font-size: 0.8125rem;
  line-height: 1.5;
`

const looks: Record<DiffLine['kind'], string> = {
  same: `color: ${color.text};`,
  added: `background: ${color.sunken}; color: ${color.text}; font-weight: 600;`,
  removed: `color: ${color.textMuted};`,
  folded: `color: ${color.textMuted};`,
}

const Line = styled.span<{ $kind: DiffLine['kind'] }>`
  display: block;
  white-space: pre-wrap;
  text-decoration: none;
  ${({ $kind }) => looks[$kind]}
`
