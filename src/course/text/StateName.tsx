import { styled } from 'styled-components'
import { color, radius } from '#ui/tokens.ts'

export type NamedState = 'fetching' | 'fresh' | 'stale' | 'inactive' | 'failed'

/** The name of a cache entry's state within text, in the colour that it has in requests and in the timeline. */
export function StateName({ is }: { is: NamedState }) {
  return <Name $state={is}>{is}</Name>
}

const Name = styled.b<{ $state: NamedState }>`
  padding: 0.0625rem 0.2em;
  border-radius: ${radius.s};
  background: ${({ $state }) => color[`${$state}Soft`]};
  color: ${({ $state }) => color[$state]};
  font-weight: 650;
`
