import { styled } from 'styled-components'
import { font, color, radius } from '#ui/tokens.ts'
import { StateSign } from '#ui/StateSign.tsx'
import type { EntryState } from '#ui/StateSign.tsx'

/** A sentence in which what stands between backticks is code. */
export function InlineCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence are where they are
      <Code key={index}>{part}</Code>
    ),
  )
}

/** The name of a cache entry's state within text, with the sign and the colour that it has in requests and in the timeline. */
export function StateName({ is }: { is: EntryState }) {
  return (
    <Name $state={is}>
      <StateSign is={is} />
      {is}
    </Name>
  )
}

const Code = styled.code.attrs({ translate: 'no' })`
  font-family: ${font.code};
`

const Name = styled.b<{ $state: EntryState }>`
  --sign-ground: ${({ $state }) => color[`${$state}Soft`]};

  padding: 0.0625rem 0.2em;
  border-radius: ${radius.s};
  background: ${({ $state }) => color[`${$state}Soft`]};
  color: ${({ $state }) => color[$state]};
  font-weight: 650;
  white-space: nowrap;
`
