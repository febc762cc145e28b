import { styled } from 'styled-components'
import { StateSign } from '#ui/StateSign.tsx'
import type { EntryState } from '#ui/StateSign.tsx'
import { color, radius } from '#ui/tokens.ts'

/** The name of a cache entry's state within text, with the sign and the colour that it has in requests and in the timeline. */
export function StateName({ is }: { is: EntryState }) {
  return (
    <Name $state={is}>
      <StateSign is={is} />
      {is}
    </Name>
  )
}

const Name = styled.b<{ $state: EntryState }>`
  --sign-ground: ${({ $state }) => color[`${$state}Soft`]};

  padding: 0.0625rem 0.2em;
  border-radius: ${radius.s};
  background: ${({ $state }) => color[`${$state}Soft`]};
  color: ${({ $state }) => color[$state]};
  font-weight: 650;
  white-space: nowrap;
`
