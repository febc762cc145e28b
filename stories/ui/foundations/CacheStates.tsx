import { styled } from 'styled-components'
import { Legend } from '#lab/cache/Legend.tsx'
import { Column } from '#ui/layout.ts'
import { color, radius, space } from '#ui/tokens.ts'
import { Fact, Facts } from './Facts.tsx'

const uses = {
  fetching: 'a request is under way',
  fresh: 'an answer is here, and new enough',
  stale: 'an answer is here, and is asked for again at the next chance',
  inactive: 'nobody reads it; it goes when its time is up',
  failed: 'the last request failed',
} as const

/** One colour for each state of a cache entry, the same in text, in the timeline and in the table of requests. */
export function CacheStates() {
  return (
    <Column $gap="l">
      <Facts>
        {(Object.keys(uses) as (keyof typeof uses)[]).map((state) => (
          <Fact key={state} name={`color.${state}`} value={uses[state]}>
            <Chip $state={state}>{state}</Chip>
          </Fact>
        ))}
      </Facts>
      <Legend />
    </Column>
  )
}

const Chip = styled.b<{ $state: keyof typeof uses }>`
  justify-self: start;
  padding: ${space.xs} ${space.s};
  border-inline-start: 4px solid;
  border-radius: ${radius.s};
  background: ${({ $state }) => color[`${$state}Soft`]};
  color: ${({ $state }) => color[$state]};
`
