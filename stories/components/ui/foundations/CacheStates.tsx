import { Legend } from '#lab/cache/Legend.tsx'
import { StateName } from '#course/code/InlineCode.tsx'
import type { EntryState } from '#ui/StateSign.tsx'
import { Column } from '#ui/layout.ts'
import { Fact, Facts } from './Facts.tsx'

const uses = {
  fetching: 'a request is in flight',
  fresh: 'an answer is here, and new enough',
  stale: 'an answer is here, and is asked for again at the next chance',
  paused: 'a request waits for a connection',
  inactive: 'nobody reads it; it goes when its time is up',
  failed: 'the last request failed',
} satisfies Record<EntryState, string>

/** One sign and one colour for each state of a cache entry, the same in text, in the timeline and wherever requests are listed. */
export function CacheStates() {
  return (
    <Column $gap="l">
      <Facts>
        {(Object.keys(uses) as EntryState[]).map((state) => (
          <Fact key={state} name={`color.${state}`} value={uses[state]}>
            <span>
              <StateName is={state} />
            </span>
          </Fact>
        ))}
      </Facts>
      <Legend />
    </Column>
  )
}
