import { styled } from 'styled-components'
import { color, radius, shadow, space } from './tokens.ts'

/** A raised surface. */
export const Card = styled.div`
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`
