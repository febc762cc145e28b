import { styled } from 'styled-components'
import { color, space } from '#ui/tokens.ts'
import { Fact, Facts } from './Facts.tsx'

/** The distances between things, smallest first. */
export function Distances() {
  return (
    <Facts>
      {Object.entries(space).map(([name, value]) => (
        <Fact key={name} name={`space.${name}`} value={value}>
          <Bar style={{ width: value }} />
        </Fact>
      ))}
    </Facts>
  )
}

const Bar = styled.i`
  height: 1rem;
  background: ${color.outline};
`
