import { styled } from 'styled-components'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { color, font, radius, space } from '#ui/tokens.ts'

export interface QueryFactsProps {
  query: {
    status: string
    fetchStatus: string
    failureCount: number
    failureReason: Error | null
  }
}

/** What a query says about its failures, by the names of its fields. */
export function QueryFacts({ query }: QueryFactsProps) {
  return (
    <Facts
      items={[
        ['status', query.status],
        ['fetchStatus', query.fetchStatus],
        ['failureCount', `${query.failureCount}`],
        ['failureReason', query.failureReason?.message ?? 'null'],
      ]}
    />
  )
}

const Facts = styled(DescriptionList)`
  grid-template-columns: repeat(3, auto);
  font-size: ${font.small};

  div {
    display: block;
    padding: ${space.xs} ${space.s};
    border-radius: ${radius.s};
    background: ${color.sunken};
  }

  div:last-child {
    grid-column: 1 / -1;
  }

  dt {
    overflow: hidden;
    font-family: ${font.code};
    font-size: 0.8125rem;
    text-overflow: ellipsis;
  }

  dd {
    overflow-wrap: anywhere;
  }

  /* Room for the longest sentence, so that nothing jumps. */
  div:last-child dd {
    min-height: 3em;
  }

  @media (max-width: 26rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    div:nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`
