import { styled } from 'styled-components'
import type { StateStorage } from 'zustand/middleware'
import { color, font } from '#ui/tokens.ts'

/** What is stored of a basket, as text. */
export function StoredText({ storage }: { storage: StateStorage }) {
  return <Stored>{`Stored: ${String(storage.getItem('basket'))}`}</Stored>
}

const Stored = styled.code.attrs({ translate: 'no' })`
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: ${font.small};
  overflow-wrap: anywhere;
`
