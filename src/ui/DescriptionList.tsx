import { styled } from 'styled-components'
import { color, space } from './tokens.ts'

export interface DescriptionListProps {
  items: readonly (readonly [name: string, value: string])[]
  className?: string
}

/** Names with their values. */
export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <List className={className}>
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${space.s};
  margin: 0;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.m};
  }

  dt {
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`
